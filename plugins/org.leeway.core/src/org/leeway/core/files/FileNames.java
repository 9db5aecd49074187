package org.leeway.core.files;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A check for file names that Java cannot represent. On Linux, a file name can consist of any bytes. Java decodes them as text
 * in the encoding of the locale. If the bytes are no such text, the decoded name contains a replacement character. Java cannot
 * open the file by the decoded name.
 */
public final class FileNames {

	private static final char UNKNOWN = '\uFFFD';

	private FileNames() {
	}

	/** Returns what is wrong with the name of a file that was not found. Empty if the name is fine. */
	public static Optional<String> problem(String name) {
		return name == null || name.indexOf(UNKNOWN) < 0 ? Optional.empty() : Optional.of(problem());
	}

	/**
	 * Returns what is wrong with the name of an existing file, as Java lists it in a folder. Java may be unable to open
	 * the file by this name. Empty if the name is fine.
	 */
	public static Optional<String> problem(Path file) {
		try {
			return file.getFileSystem().getPath(file.toString()).equals(file) ? Optional.empty() : Optional.of(problem());
		} catch (InvalidPathException noPath) {
			return Optional.of(problem());
		}
	}

	/** Returns why a text is no path on this system. */
	public static String problem(InvalidPathException noPath) {
		return problem(noPath.getInput()).orElse("not a path: " + noPath.getReason());
	}

	private static String problem() {
		return "its name is not text in " + System.getProperty("sun.jnu.encoding", "UTF-8")
				+ ", the encoding of this system, expected another name";
	}
}
