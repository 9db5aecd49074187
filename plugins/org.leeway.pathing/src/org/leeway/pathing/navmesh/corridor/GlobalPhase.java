package org.leeway.pathing.navmesh.corridor;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;

/** The first phase of a planner with two phases: a finder of corridors of least cost on one mesh. Thread-safe. */
interface GlobalPhase {

	/**
	 * The result of the global phase for one query.
	 *
	 * @param corridor the corridor. Empty if there is none
	 * @param expanded how many nodes were expanded
	 * @param generated how many nodes were reached
	 */
	record Found(Optional<Corridor> corridor, int expanded, int generated) {
	}

	/**
	 * Finds a corridor between two places.
	 *
	 * @param radius of the unit in cells; portals narrower than twice the radius are closed
	 * @param starts the faces that contain the start
	 * @param goals the faces that contain the goal
	 * @param trace receives the examined links in their order; null if not needed
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	Found find(double radius, Point start, int[] starts, Point goal, int[] goals, List<Segment> trace, Progress progress);
}
