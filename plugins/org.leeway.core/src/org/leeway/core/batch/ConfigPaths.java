package org.leeway.core.batch;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

import org.leeway.core.files.AtomicFile;

/**
 * The conversion between paths and the names of files in a batch config, in its {@link BatchState} and in reports.
 *
 * @param folder the folder of the config, as the user wrote it. Empty for the current folder
 */
record ConfigPaths(Path folder) {

	private static final String LEADS_OUT = "a link leads out of the folder of the config, expected a place in it, or"
			+ " \"outside\": true";

	static ConfigPaths of(Path config) {
		return new ConfigPaths(config.getParent() == null ? Path.of("") : config.getParent());
	}

	/** Returns the path of a file, by its name in the config or in the state file. */
	Path resolve(String name) {
		return folder.resolve(name);
	}

	/**
	 * Returns the name of a file in reports and in the state. Inside of the folder of the config, the name is the
	 * relative path with slashes. Outside, the name is the whole path.
	 */
	String name(Path path) {
		Path absolute = path.toAbsolutePath().normalize();
		Path home = folder.toAbsolutePath().normalize();
		return (absolute.startsWith(home) ? home.relativize(absolute) : absolute).toString()
				.replace(path.getFileSystem().getSeparator(), "/");
	}

	/** Returns whether a name stands for a path in the folder of the config. Links in the path are not followed. */
	boolean isInside(String name) {
		return !Path.of(name(resolve(name))).isAbsolute();
	}

	/**
	 * Returns whether a path leads out of the folder of the config. A path leads out if the path itself lies outside, or if a
	 * link in the path points outside.
	 *
	 * @throws IOException if links cannot be followed
	 */
	boolean leadsOut(Path file) throws IOException {
		return !isInside(name(file))
				|| !new RealPaths().of(AtomicFile.target(file)).startsWith(folder.toAbsolutePath().toRealPath());
	}

	/**
	 * Checks that no link in the path of a file leads out of the folder of the config.
	 *
	 * @param file a file in the folder. Other files are not checked
	 * @throws FileSystemException if a link leads out
	 */
	void checkLinks(Path file) throws IOException {
		if (isInside(name(file)) && leadsOut(file)) {
			throw new FileSystemException(file.toString(), null, LEADS_OUT);
		}
	}

	/** Returns whether a name is a valid path on this system. */
	static boolean isPath(String name) {
		try {
			Path.of(name);
			return true;
		} catch (InvalidPathException e) {
			return false;
		}
	}
}
