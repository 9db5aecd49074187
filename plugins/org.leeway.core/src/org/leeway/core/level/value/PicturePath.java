package org.leeway.core.level.value;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.TerrainType;

/**
 * Paths of pictures in level files. A picture is either the look of a terrain, or a background that designers trace. A path is
 * relative to the folder of the level, with {@code /} between folders and {@code ..} for the folder above. A picture on another
 * drive has an absolute path.
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

	/**
	 * Returns the path of a picture in the form that level files hold.
	 *
	 * @param level the file of the level
	 */
	public static String of(Path level, Path picture) {
		Path folder = folder(level);
		Path absolute = picture.toAbsolutePath().normalize();
		Path path = folder.getRoot().equals(absolute.getRoot()) ? folder.relativize(absolute) : absolute;
		return path.toString().replace(path.getFileSystem().getSeparator(), "/");
	}

	/**
	 * Rewrites the paths of a level's pictures when the level is stored in another file. The new paths lead to the same
	 * pictures.
	 */
	public static void move(Level level, Path from, Path to) {
		if (!folder(from).equals(folder(to))) {
			for (EObject owner : owners(level)) {
				resolve(from, file(owner)).ifPresent(picture -> owner.eSet(attribute(owner), of(to, picture)));
			}
		}
	}

	/**
	 * Returns whether any picture of a level would be missing if the level were stored in {@code file}. Paths of pictures are
	 * relative to the folder of this file.
	 */
	public static boolean areMissing(Level level, Path file) {
		return owners(level).stream().anyMatch(owner -> resolve(file, file(owner)).filter(Files::exists).isEmpty());
	}

	/** Returns the elements of a level that have a picture: terrains with a picture, and pictures that designers trace. */
	public static List<EObject> owners(Level level) {
		Stream<EObject> terrains = level.getTerrainTypes().stream().map(EObject.class::cast);
		return Stream.concat(terrains, level.getUnderlays().stream()).filter(owner -> file(owner) != null).toList();
	}

	/** Returns the path of the picture of a terrain, or of a picture to trace. Null if there is none. */
	public static String file(EObject owner) {
		return (String) owner.eGet(attribute(owner));
	}

	private static EAttribute attribute(EObject owner) {
		return owner instanceof TerrainType ? Literals.TERRAIN_TYPE__PICTURE : Literals.UNDERLAY__FILE;
	}

	private static Path folder(Path level) {
		return level.toAbsolutePath().normalize().getParent();
	}
}
