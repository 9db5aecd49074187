package org.leeway.core.request;

/** Thrown if a request needs more memory than Java has. With more memory, the request might succeed. */
final class ShortMemoryException extends FailureException {

	private static final long serialVersionUID = 1L;

	ShortMemoryException(String message) {
		super(message);
	}
}
