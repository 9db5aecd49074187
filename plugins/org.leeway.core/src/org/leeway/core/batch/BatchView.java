package org.leeway.core.batch;

import java.util.List;

import org.leeway.core.request.StepProgress;

/**
 * An observer of a run, such as a terminal. Its methods may be called on any thread. Results are reported in the order
 * of the levels.
 */
public interface BatchView {

	/**
	 * Reports that work on a level begins.
	 *
	 * @param index of the level in the batch
	 * @param names the names of all levels of the batch
	 * @return the progress to which the work on this level reports
	 */
	StepProgress begin(int index, List<String> names);

	/**
	 * Begins the report on a level. Outcomes and warnings that are reported from now on belong to this level, until the next
	 * call.
	 *
	 * @param index the index of the level in the batch
	 */
	void told(int index);

	/** Shows a warning or a note. */
	void warn(String line);
}
