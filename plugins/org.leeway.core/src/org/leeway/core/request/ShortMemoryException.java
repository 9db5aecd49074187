package org.leeway.core.request;

/** Thrown if the memory did not suffice. With more memory, there might be an answer. */
final class ShortMemoryException extends FailureException {

	private static final long serialVersionUID = 1L;

	ShortMemoryException(String message) {
		super(message);
	}
}
