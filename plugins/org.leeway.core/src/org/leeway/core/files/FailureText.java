package org.leeway.core.files;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Locale;

/** Why a file could not be read or written, in words for users. Exceptions of Java may say nothing at all. */
public final class FailureText {

	private FailureText() {
	}

	/**
	 * Names the file and the reason. A failure that knows its file is told with that file: whoever reads or writes one file
	 * may fail at another.
	 *
	 * @param file the file, if the failure knows none
	 */
	public static String of(String file, IOException cause) {
		return switch (cause) {
		case LevelFormatException told -> told.getMessage();
		case FileSystemException known when known.getFile() != null -> known.getFile() + ": " + reason(known);
		default -> file + ": " + reason(cause);
		};
	}

	/** Names the reason, and the file if the failure knows it. */
	public static String of(Throwable cause) {
		return cause instanceof FileSystemException known && known.getFile() != null
				? known.getFile() + ": " + (known.getReason() == null ? reason(known) : known.getReason()) : reason(cause);
	}

	/** Names the reason without the file. */
	public static String reason(Throwable cause) {
		return switch (cause) {
		case NoSuchFileException missing -> "no such file or folder" + named(missing.getFile());
		case InvalidPathException noPath -> FileNames.problem(noPath);
		case AccessDeniedException refused -> "access denied";
		case FileSystemException failure when failure.getReason() != null -> failure.getReason();
		case FileAlreadyExistsException taken -> "is there already";
		case NotDirectoryException file -> "is no folder";
		case Throwable told when told.getMessage() != null -> told.getMessage();
		case Throwable caused when caused.getCause() != null -> reason(caused.getCause());
		case EOFException end -> "ends too early";
		default -> words(cause.getClass().getSimpleName());
		};
	}

	/** Adds what is wrong with a name that leads to no file. */
	static String named(String file) {
		return FileNames.problem(file).map(problem -> ": " + problem).orElse("");
	}

	/** The name of a class as words: {@code ClosedChannelException} is "closed channel". */
	private static String words(String className) {
		return className.replaceFirst("(Exception|Error)$", "").replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
	}
}
