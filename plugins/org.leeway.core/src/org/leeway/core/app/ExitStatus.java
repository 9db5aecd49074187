package org.leeway.core.app;

/** Exit statuses of the process. */
public final class ExitStatus {

	/** Status of a command that succeeded and has nothing to report. */
	public static final int OK = 0;
	/** Status of a command that succeeded and reports findings, such as problems or differences. */
	public static final int FINDINGS = 1;
	/** Status after a failure: wrong usage, an input that cannot be read, or an output that cannot be written. */
	public static final int FAILED = 2;

	private ExitStatus() {
	}
}
