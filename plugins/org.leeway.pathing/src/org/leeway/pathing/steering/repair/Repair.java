package org.leeway.pathing.steering.repair;

import java.util.Optional;

/**
 * A function that computes the path for a planner of a {@link RepairProvider}. The unit must fit at both ends. The path may
 * be illegal: {@link RepairQuery#answer} finds its conflicts afterwards. Thread-safe.
 */
interface Repair {

	/**
	 * Returns the path that answers a query.
	 *
	 * @return empty if no route over cells joins the start and the goal
	 * @throws java.util.concurrent.CancellationException if the query was cancelled
	 */
	Optional<PathDraft> way(RepairQuery query);
}
