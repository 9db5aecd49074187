package org.leeway.core.corpus.independent;

/** The independent reading does not know what a file means. The message is a kind of reason, the same for all files of the kind. */
public final class NotComparedException extends Exception {

	private static final long serialVersionUID = 1L;

	NotComparedException(String reason) {
		super(reason);
	}
}
