package org.leeway.pathing.steering.repair;

import java.util.Optional;

/** How a planner makes the way of a unit whose ends fit, legal or not. Thread-safe. */
interface Repair {

	/**
	 * The way of a task.
	 *
	 * @return empty if no route over cells joins the ends
	 * @throws java.util.concurrent.CancellationException if the task was cancelled
	 */
	Optional<Way> way(Task task);
}
