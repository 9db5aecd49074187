package org.leeway.pathing.plan;

import org.leeway.pathing.Progress;

/**
 * A finder of paths in one world. The footprint of an answer overlaps nothing along its path, except at the conflicts that
 * the answer lists. A planner gives equal queries equal answers. Planners are thread-safe, and immutable to their callers.
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
