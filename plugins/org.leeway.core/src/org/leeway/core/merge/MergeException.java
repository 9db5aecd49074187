package org.leeway.core.merge;

/** Thrown if levels cannot be merged. The message says why, and names the side: base, ours or theirs. */
public final class MergeException extends Exception {

	private static final long serialVersionUID = 1;

	MergeException(String message) {
		super(message);
	}
}
