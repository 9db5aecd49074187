package org.leeway.core.request;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

import org.leeway.core.files.LevelFormatException;

/** A command cannot go on; the message says why, in one line for the user. */
public class FailureException extends Exception {

	private static final long serialVersionUID = 1L;

	public FailureException(String message) {
		super(message);
	}

	private FailureException(String message, IOException cause) {
		super(message, cause);
	}

	/** A file that could not be read or written. */
	public static FailureException of(String file, IOException cause) {
		if (cause instanceof LevelFormatException) {
			return new FailureException(cause.getMessage(), cause);
		}
		return new FailureException(file + ": " + reason(cause), cause);
	}

	/** Why reading or writing failed, without the file's name. */
	public static String reason(IOException cause) {
		if (cause instanceof NoSuchFileException) {
			return "no such file or folder";
		}
		if (cause instanceof AccessDeniedException) {
			return "access denied";
		}
		if (cause instanceof FileSystemException failure && failure.getReason() != null) {
			return failure.getReason();
		}
		return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
	}
}
