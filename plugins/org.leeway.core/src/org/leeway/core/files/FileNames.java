package org.leeway.core.files;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A check for file names that Java cannot represent. A file name on Linux may be any sequence of bytes. Java decodes
 * these bytes in the encoding of the locale. Bytes that cannot be decoded become U+FFFD, and Java finds no file of this
 * name.
 */
public final class FileNames {

	private static final char UNKNOWN = '\uFFFD';

	private FileNames() {
	}

	/** Returns the problem with the name of a file that was not found. Empty if the name is valid. */
	public static Optional<String> problem(String name) {
		return name == null || name.indexOf(UNKNOWN) < 0 ? Optional.empty() : Optional.of(problem());
	}

	/** Returns the problem with the name of a file that a folder lists. Empty if a file of this name can be found. */
	public static Optional<String> problem(Path file) {
		try {
			return file.getFileSystem().getPath(file.toString()).equals(file) ? Optional.empty() : Optional.of(problem());
		} catch (InvalidPathException noPath) {
			return Optional.of(problem());
		}
	}

	/** Returns the reason why a text cannot be a path on this system. */
	public static String problem(InvalidPathException noPath) {
		return problem(noPath.getInput()).orElse("not a path: " + noPath.getReason());
	}

	private static String problem() {
		return "its name is not text in " + System.getProperty("sun.jnu.encoding", "UTF-8")
				+ ", the encoding of this system, expected another name";
	}
}
