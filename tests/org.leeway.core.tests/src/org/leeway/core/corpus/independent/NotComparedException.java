package org.leeway.core.corpus.independent;

/**
 * Thrown if the independent reading does not support a file. The message is the same for all files that have the same
 * reason.
 */
public final class NotComparedException extends Exception {

	private static final long serialVersionUID = 1L;

	NotComparedException(String reason) {
		super(reason);
	}
}
