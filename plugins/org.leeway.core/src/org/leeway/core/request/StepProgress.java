package org.leeway.core.request;

import org.leeway.pathing.Progress;

/** A progress that knows the total number of units of work. */
public interface StepProgress extends Progress, AutoCloseable {

	/** Sets the number of units of work. */
	void begin(long units);

	/** Ends the work. */
	@Override
	void close();
}
