package org.leeway.core.batch;

import java.util.List;

/**
 * What came of a task, or of an output of an earlier run.
 *
 * @param output the name of the task's output
 * @param files that were written, from the folder of the config
 * @param message what was written or why not, in words; empty if there is nothing to say
 */
public record Outcome(Kind kind, String output, List<String> files, String message) {

	/** What can come of it. */
	public enum Kind {
		/** Written. */
		MADE,
		/** Would be written if this were no dry run. */
		DUE,
		/** Up to date. */
		UNCHANGED,
		/** Not written; the old files are as they were. */
		FAILED,
		/** An output that the config no longer makes was removed. */
		REMOVED,
		/** An output that the config no longer makes is still there. */
		LEFT
	}
}
