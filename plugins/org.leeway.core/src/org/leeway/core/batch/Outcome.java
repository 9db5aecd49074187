package org.leeway.core.batch;

import java.util.List;

/**
 * The outcome of a task, or of an output of an earlier run.
 *
 * @param output the name of the task's output
 * @param files that were written, from the folder of the config
 * @param message text that says what was written, or why not. May be empty
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
		/** The output could not be made. Its old files are unchanged. */
		FAILED,
		/** An output that the config no longer makes was removed. */
		REMOVED,
		/** An output that the config no longer makes still exists. */
		LEFT
	}
}
