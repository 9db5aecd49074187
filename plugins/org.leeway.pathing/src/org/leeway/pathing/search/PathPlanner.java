package org.leeway.pathing.search;

import org.leeway.pathing.Progress;

/**
 * Finds paths on one map. A planner is immutable once it is made: many threads may ask it at once, and the same query
 * has the same answer at any time.
 */
public interface PathPlanner {

	/**
	 * Answers one query. A path that is found is legal at each step; whether it is always a shortest one, a planner says
	 * of itself.
	 *
	 * @param progress is asked now and then whether to go on; there are no units of work
	 * @throws IllegalArgumentException if the map was not made for the agent of the query
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	PathResult find(PathQuery query, Progress progress);

	/**
	 * Answers a query in the same way, and tells what the search looked at.
	 *
	 * @throws IllegalArgumentException if the map was not made for the agent of the query
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	Exploration explore(PathQuery query, Progress progress);
}
