package org.leeway.core.batch;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * Paths in a config and in its state.
 *
 * @param folder of the config, as the user wrote it; empty for the current one
 */
record ConfigPaths(Path folder) {

	static ConfigPaths of(Path config) {
		return new ConfigPaths(config.getParent() == null ? Path.of("") : config.getParent());
	}

	/** The path of a name. */
	Path resolve(String name) {
		return folder.resolve(name);
	}

	/** The path from the folder of the config with slashes, or the whole path of a file outside. */
	String name(Path path) {
		Path absolute = path.toAbsolutePath().normalize();
		Path home = folder.toAbsolutePath().normalize();
		return (absolute.startsWith(home) ? home.relativize(absolute) : absolute).toString()
				.replace(path.getFileSystem().getSeparator(), "/");
	}

	/** Whether a name stays in the folder of the config. */
	boolean isInside(String name) {
		return !Path.of(name(resolve(name))).isAbsolute();
	}

	/** Whether the system can have a file of this name. */
	static boolean isPath(String name) {
		try {
			Path.of(name);
			return true;
		} catch (InvalidPathException e) {
			return false;
		}
	}
}
