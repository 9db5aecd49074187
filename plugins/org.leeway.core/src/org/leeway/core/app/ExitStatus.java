package org.leeway.core.app;

/** What the process tells its caller. */
final class ExitStatus {

	/** Done, and nothing found. */
	static final int OK = 0;
	/** Done, and something found. */
	static final int FINDINGS = 1;
	/** Bad usage, or an input that cannot be read, or an output that cannot be written. */
	static final int FAILED = 2;

	private ExitStatus() {
	}
}
