package org.leeway.core.request;

import org.leeway.pathing.Progress;

/** Progress that knows how much work there is. */
public interface StepProgress extends Progress, AutoCloseable {

	/** Sets how much work there is. */
	void begin(long units);

	/** Ends the work. */
	@Override
	void close();
}
