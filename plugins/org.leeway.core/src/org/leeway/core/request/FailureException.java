package org.leeway.core.request;

import java.io.IOException;

import org.leeway.core.files.FailureText;

/** A command cannot go on; the message says why, in one line for the user. */
public class FailureException extends Exception {

	private static final long serialVersionUID = 1L;

	public FailureException(String message) {
		super(message);
	}

	private FailureException(String message, IOException cause) {
		super(message, cause);
	}

	/**
	 * Tells that a file could not be read or written.
	 *
	 * @param file the file, if the cause knows none
	 */
	public static FailureException of(String file, IOException cause) {
		return new FailureException(FailureText.of(file, cause), cause);
	}
}
