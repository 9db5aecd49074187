package org.leeway.pathing.plan;

import org.leeway.pathing.Progress;

/**
 * A finder of paths in one world. A planner is immutable to its callers and thread-safe, and gives equal queries equal
 * answers. The footprint of an answer overlaps nothing at any point of its path, except at the conflicts that the answer
 * lists.
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
