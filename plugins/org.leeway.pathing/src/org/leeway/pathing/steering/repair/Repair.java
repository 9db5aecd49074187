package org.leeway.pathing.steering.repair;

import java.util.Optional;

/** The part of a planner that makes a path, legal or not, for a unit that fits at both ends. Thread-safe. */
interface Repair {

	/**
	 * Returns the path that answers a query.
	 *
	 * @return empty if no route over cells joins the start and the goal
	 * @throws java.util.concurrent.CancellationException if the query was cancelled
	 */
	Optional<PathDraft> way(RepairQuery query);
}
