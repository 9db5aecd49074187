package org.leeway.pathing.steering.repair;

import java.util.Optional;

/**
 * A function that computes a path between two poses where the unit fits. On the path, the unit may overlap obstacles or
 * impassable terrain. {@link RepairQuery#answer} then finds these conflicts. Thread-safe.
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
