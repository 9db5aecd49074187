package org.leeway.pathing.plan;

import org.leeway.pathing.Progress;

/**
 * Finds ways in one world. A planner is immutable to whoever asks: many threads may ask it at once, and the same query has
 * the same answer at any time. A way that it returns is legal all along.
 */
public interface Planner {

	/**
	 * Answers one query.
	 *
	 * @param progress is asked now and then whether to go on; there are no units of work
	 * @throws IllegalArgumentException if the world was not prepared for the agent
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	PlanResult plan(PlanQuery query, Progress progress);
}
