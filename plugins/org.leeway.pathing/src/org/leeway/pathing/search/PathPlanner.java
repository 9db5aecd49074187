package org.leeway.pathing.search;

import org.leeway.pathing.Progress;

/** A planner of paths on one map. Planners are immutable and thread-safe, and the same query always has the same answer. */
public interface PathPlanner {

	/**
	 * Returns a path between two cells, or the reason why there is none. All steps of the path are legal. Each planner
	 * documents whether its path is a shortest path.
	 *
	 * @param progress is checked for cancellation. No units of work are reported
	 * @throws IllegalArgumentException if the map was not prepared for the agent of the query
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	PathResult find(PathQuery query, Progress progress);

	/**
	 * Answers a query in the same way as {@link #find}. The result also has the anchors that the search examined.
	 *
	 * @throws IllegalArgumentException if the map was not prepared for the agent of the query
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	Exploration explore(PathQuery query, Progress progress);
}
