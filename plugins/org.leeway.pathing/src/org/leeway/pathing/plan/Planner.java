package org.leeway.pathing.plan;

import org.leeway.pathing.Progress;

/**
 * A finder of paths in one world. A unit can follow the path of an answer without overlapping anything, except at the
 * conflicts that the answer lists. Equal queries get equal answers. Thread-safe, and immutable to its callers.
 */
public interface Planner {

	/**
	 * Answers one query.
	 *
	 * @param progress may cancel the search. No units of work are reported
	 * @throws IllegalArgumentException if the world was not prepared for the agent
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	PlanResult plan(PlanQuery query, Progress progress);
}
