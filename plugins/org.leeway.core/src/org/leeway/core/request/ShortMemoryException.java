package org.leeway.core.request;

/** The memory did not suffice: with more of it, there might be an answer. */
final class ShortMemoryException extends FailureException {

	private static final long serialVersionUID = 1L;

	ShortMemoryException(String message) {
		super(message);
	}
}
