package org.leeway.core.files;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Names of files that Java cannot hold. On Linux a name is any bytes. Java decodes them in the encoding of the locale, with
 * U+FFFD where that fails, and then finds no file of this name.
 */
public final class FileNames {

	private static final char UNKNOWN = '\uFFFD';

	private FileNames() {
	}

	/** Returns what is wrong with the name of a file that is not there; empty if the name is text. */
	public static Optional<String> problem(String name) {
		return name == null || name.indexOf(UNKNOWN) < 0 ? Optional.empty() : Optional.of(problem());
	}

	/** Returns what is wrong with the name of a file that a folder has; empty if the name leads to the file. */
	public static Optional<String> problem(Path file) {
		try {
			return file.getFileSystem().getPath(file.toString()).equals(file) ? Optional.empty() : Optional.of(problem());
		} catch (InvalidPathException noPath) {
			return Optional.of(problem());
		}
	}

	/** Returns what is wrong with a text that cannot be a path here. */
	public static String problem(InvalidPathException noPath) {
		return problem(noPath.getInput()).orElse("not a path: " + noPath.getReason());
	}

	private static String problem() {
		return "its name is no text in " + System.getProperty("sun.jnu.encoding", "UTF-8")
				+ ", the encoding of this system, expected another name";
	}
}
