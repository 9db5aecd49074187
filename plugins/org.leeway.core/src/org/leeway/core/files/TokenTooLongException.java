package org.leeway.core.files;

import java.io.IOException;

/** Thrown if a single piece of a file, such as an attribute or a text, is too long to be meant well. */
public final class TokenTooLongException extends IOException {

	private static final long serialVersionUID = 1L;

	/** @param limit in bytes */
	TokenTooLongException(long limit) {
		super("more than " + (limit >> 20) + " MiB in one piece, expected less");
	}
}
