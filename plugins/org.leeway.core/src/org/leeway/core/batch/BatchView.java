package org.leeway.core.batch;

import java.util.List;

import org.leeway.core.request.StepProgress;

/** Follows a run. Its methods may be called on any thread, and lines come in the order of the levels. */
public interface BatchView {

	/**
	 * Work on a level begins.
	 *
	 * @param index of the level among those of the batch
	 * @param names of all levels
	 */
	StepProgress begin(int index, List<String> names);

	/** The results of this level are told next. */
	void told(int index);

	/** A warning or a note, in words. */
	void warn(String line);
}
