package org.leeway.pathing.steering.repair;

import java.util.Optional;

/** A method of a planner to make a path, legal or not, for a unit that fits at both ends. Thread-safe. */
interface Repair {

	/**
	 * Returns the path of a task.
	 *
	 * @return empty if no route over cells joins the ends
	 * @throws java.util.concurrent.CancellationException if the task was cancelled
	 */
	Optional<PathDraft> way(RepairQuery query);
}
