package org.leeway.core.level;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

import org.leeway.model.Level;
import org.leeway.model.Underlay;

/**
 * The paths of pictures to trace, as level files hold them: from the folder of the level, with {@code /} between folders
 * and {@code ..} for the folder above; from the root if the picture is on another drive.
 */
public final class PicturePath {

	private PicturePath() {
	}

	/** The file of a picture; empty if the system knows no such path. */
	public static Optional<Path> resolve(Path level, String file) {
		try {
			return Optional.of(folder(level).resolve(file).normalize());
		} catch (InvalidPathException foreign) {
			return Optional.empty();
		}
	}

	/** The path of a picture for the file of a level. */
	public static String of(Path level, Path picture) {
		Path folder = folder(level);
		Path absolute = picture.toAbsolutePath().normalize();
		Path path = folder.getRoot().equals(absolute.getRoot()) ? folder.relativize(absolute) : absolute;
		return path.toString().replace(path.getFileSystem().getSeparator(), "/");
	}

	/** Rewrites the paths of a level that goes from one file to another: its pictures stay where they are. */
	public static void move(Level level, Path from, Path to) {
		if (!folder(from).equals(folder(to))) {
			for (Underlay underlay : level.getUnderlays()) {
				resolve(from, underlay.getFile()).ifPresent(picture -> underlay.setFile(of(to, picture)));
			}
		}
	}

	/** Whether any picture of a level would not be found if the level were in this file. */
	public static boolean areMissing(Level level, Path file) {
		return level.getUnderlays().stream()
				.anyMatch(underlay -> resolve(file, underlay.getFile()).filter(Files::exists).isEmpty());
	}

	private static Path folder(Path level) {
		return level.toAbsolutePath().normalize().getParent();
	}
}
