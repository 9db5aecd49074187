package org.leeway.core.level.value;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

import org.leeway.model.Level;
import org.leeway.model.Underlay;

/**
 * Paths of pictures to trace, as level files hold them. A path is relative to the folder of the level, with {@code /}
 * between folders and {@code ..} for the folder above. A picture on another drive has an absolute path.
 */
public final class PicturePath {

	private PicturePath() {
	}

	/** Returns the file of a picture, or empty if the path is invalid on this system. */
	public static Optional<Path> resolve(Path level, String file) {
		try {
			return Optional.of(folder(level).resolve(file).normalize());
		} catch (InvalidPathException foreign) {
			return Optional.empty();
		}
	}

	/** Returns the path of a picture as the file of a level holds it. */
	public static String of(Path level, Path picture) {
		Path folder = folder(level);
		Path absolute = picture.toAbsolutePath().normalize();
		Path path = folder.getRoot().equals(absolute.getRoot()) ? folder.relativize(absolute) : absolute;
		return path.toString().replace(path.getFileSystem().getSeparator(), "/");
	}

	/**
	 * Rewrites the paths of a level's pictures when the level moves from one file to another. The new paths lead to the
	 * same pictures.
	 */
	public static void move(Level level, Path from, Path to) {
		if (!folder(from).equals(folder(to))) {
			for (Underlay underlay : level.getUnderlays()) {
				resolve(from, underlay.getFile()).ifPresent(picture -> underlay.setFile(of(to, picture)));
			}
		}
	}

	/** Returns whether any picture of a level would not be found if the level were in this file. */
	public static boolean areMissing(Level level, Path file) {
		return level.getUnderlays().stream()
				.anyMatch(underlay -> resolve(file, underlay.getFile()).filter(Files::exists).isEmpty());
	}

	private static Path folder(Path level) {
		return level.toAbsolutePath().normalize().getParent();
	}
}
