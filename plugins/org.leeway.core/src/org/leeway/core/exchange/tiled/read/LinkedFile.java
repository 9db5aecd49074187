package org.leeway.core.exchange.tiled.read;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The paths in maps and tilesets to other files. A path is relative to the folder of the file that contains it. Absolute
 * paths and network addresses are refused, because a foreign map must not make Leeway read files elsewhere.
 */
final class LinkedFile {

	private LinkedFile() {
	}

	/** Returns whether a path is relative. Empty paths, absolute paths and network addresses are not relative. */
	static boolean isRelative(String source) {
		String path = source.replace('\\', '/');
		return !path.isBlank() && !path.startsWith("/") && !path.matches("\\p{Alpha}[\\p{Alnum}+.-]*:.*");
	}

	/**
	 * Returns the file to which a path leads. The file may not exist.
	 *
	 * @param from the file that has the path
	 * @return empty if the path is refused
	 */
	static Optional<Path> of(String source, Path from) {
		try {
			return isRelative(source) ? Optional.of(from.resolveSibling(source.replace('\\', '/'))) : Optional.empty();
		} catch (InvalidPathException noPath) {
			return Optional.empty();
		}
	}
}
