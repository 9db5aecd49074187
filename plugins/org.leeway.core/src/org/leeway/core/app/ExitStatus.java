package org.leeway.core.app;

/** Exit statuses of the process. */
public final class ExitStatus {

	/** Done, and nothing found. */
	public static final int OK = 0;
	/** Done, and something found. */
	public static final int FINDINGS = 1;
	/** Wrong usage, an input that cannot be read, or an output that cannot be written. */
	public static final int FAILED = 2;

	private ExitStatus() {
	}
}
