package org.leeway.core.corpus.independent;

/**
 * Thrown if {@link IndependentReading} does not support a file. All files that are not supported for the same reason
 * have the same message.
 */
public final class NotComparedException extends Exception {

	private static final long serialVersionUID = 1L;

	NotComparedException(String reason) {
		super(reason);
	}
}
