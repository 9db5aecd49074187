package org.leeway.core.request;

import org.leeway.pathing.Progress;

/** A receiver of progress that knows the total number of units of work. */
public interface StepProgress extends Progress, AutoCloseable {

	/** Begins a phase with a number of units of work. Units of earlier phases no longer count. */
	void begin(long units);

	/** Ends the work. */
	@Override
	void close();
}
