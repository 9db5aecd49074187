package org.leeway.core.request;

import java.io.IOException;
import java.util.Optional;

import org.leeway.core.files.FailureText;

/** Thrown if a command cannot go on. The message says why, in one line for the user. */
public class FailureException extends Exception {

	private static final long serialVersionUID = 1L;

	public FailureException(String message) {
		super(message);
	}

	private FailureException(String message, IOException cause) {
		super(message, cause);
	}

	/**
	 * Throws an exception if there is a problem. The problem's description becomes the message.
	 *
	 * @throws FailureException if there is a problem
	 */
	public static void throwIf(Optional<String> problem) throws FailureException {
		if (problem.isPresent()) {
			throw new FailureException(problem.get());
		}
	}

	/**
	 * Creates an exception for a file that could not be read or written.
	 *
	 * @param file the file to name if the cause names no file
	 */
	public static FailureException of(String file, IOException cause) {
		return new FailureException(FailureText.of(file, cause), cause);
	}
}
