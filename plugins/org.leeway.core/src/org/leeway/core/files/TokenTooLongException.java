package org.leeway.core.files;

import java.io.IOException;

/** Thrown if a single attribute or text of a file is longer than in any real file. */
public final class TokenTooLongException extends IOException {

	private static final long serialVersionUID = 1L;

	/** @param limit in bytes */
	TokenTooLongException(long limit) {
		super("more than " + (limit >> 20) + " MiB in one piece, expected less");
	}
}
