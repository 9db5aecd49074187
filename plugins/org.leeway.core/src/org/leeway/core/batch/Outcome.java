package org.leeway.core.batch;

import java.util.List;

/**
 * The outcome of a task of a batch. An output of an earlier run that no task makes any more has an outcome too.
 *
 * @param output the key of the task, or the name of the earlier run's output
 * @param files names of the files that were written or removed
 * @param message text that says what was written, or why the output was not made. May be empty
 */
public record Outcome(Kind kind, String output, List<String> files, String message) {

	/** Kinds of outcomes. */
	public enum Kind {
		/** The output was written. */
		MADE,
		/** The output is out of date. The run was a dry run, and wrote nothing. */
		DUE,
		/** The output was up to date. */
		UNCHANGED,
		/**
		 * The output could not be made, so its old files are unchanged. Also the outcome of a report in which some levels
		 * failed. Such a report is written without these levels.
		 */
		FAILED,
		/** An output that the config no longer makes was removed. */
		REMOVED,
		/** An output that the config no longer makes still exists. */
		LEFT
	}
}
