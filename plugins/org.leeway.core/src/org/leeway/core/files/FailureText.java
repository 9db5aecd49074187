package org.leeway.core.files;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.Locale;

import org.leeway.core.LevelFormatException;

/**
 * Messages for users that say why a file could not be read or written. Exceptions of Java may have no message at all.
 */
public final class FailureText {

	private FailureText() {
	}

	/**
	 * Returns a message with a file and the reason why it could not be read or written. If the exception names a file,
	 * the message names that file.
	 *
	 * @param file the file to name if the exception names none
	 */
	public static String of(String file, IOException cause) {
		return switch (cause) {
		case LevelFormatException told -> told.getMessage();
		case FileSystemException known when known.getFile() != null -> known.getFile() + ": " + reason(known);
		default -> file + ": " + reason(cause);
		};
	}

	/** Returns a message with the reason, and with the file if the exception names one. */
	public static String of(Throwable cause) {
		return cause instanceof FileSystemException known && known.getFile() != null
				? known.getFile() + ": " + (known.getReason() == null ? reason(known) : known.getReason()) : reason(cause);
	}

	/** Returns the reason of a failure, without the file. */
	public static String reason(Throwable cause) {
		return switch (cause) {
		case NoSuchFileException missing -> "no such file or folder" + named(missing.getFile());
		case InvalidPathException noPath -> FileNames.problem(noPath);
		case AccessDeniedException refused -> "access denied";
		case FileSystemException failure when failure.getReason() != null -> failure.getReason();
		// An exception without a reason has only the name of the file as message, so show the name of the exception's class.
		case FileSystemException silent -> words(cause.getClass().getSimpleName());
		case Throwable told when told.getMessage() != null -> told.getMessage();
		case Throwable caused when caused.getCause() != null -> reason(caused.getCause());
		case EOFException end -> "ends too early";
		default -> words(cause.getClass().getSimpleName());
		};
	}

	/**
	 * Returns a hint for the end of a message about a missing file: what is wrong with the file's name. Empty if the
	 * name is fine.
	 */
	public static String named(String file) {
		return FileNames.problem(file).map(problem -> ": " + problem).orElse("");
	}

	/** Returns the name of an exception's class as words: {@code ClosedChannelException} becomes "closed channel". */
	static String words(String className) {
		return className.replaceFirst("(Exception|Error)$", "").replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
	}
}
