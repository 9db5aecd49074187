package org.leeway.pathing.traffic.turning;

import java.util.Comparator;

import org.leeway.pathing.steering.search.TurningField;
import org.leeway.pathing.steering.search.TurningGround;

/**
 * The cheapest ways of a group's units from all poses to the goal of the group, on a map without other units. Immutable.
 *
 * @param ground the poses of the units, and the moves between poses
 * @param field the cost of the cheapest way from each pose to the goal
 */
record TurningWays(TurningGround ground, TurningField field) {

	/** Returns whether a way leads from a pose to the goal. */
	boolean has(int pose) {
		return field.cost(pose) < Double.POSITIVE_INFINITY;
	}

	/** Returns the pose at the place of a cell from which the way to the goal is cheapest. Ties go to the first heading. */
	int best(int cell) {
		int best = cell * ground.headings();
		for (int pose = best; pose < (cell + 1) * ground.headings(); pose++) {
			best = field.cost(pose) < field.cost(best) ? pose : best;
		}
		return best;
	}

	/** Returns the cheapest move from a pose that has a way. Ties go to the first move. */
	TurningGround.Way next(int pose) {
		return ground.ways(pose).stream().min(Comparator.comparingDouble(field::cost)).orElseThrow();
	}

	/**
	 * Returns the course of a unit that makes a move from a pose.
	 *
	 * @param pivotSeconds the duration of a turn on the spot
	 */
	Course course(int from, TurningGround.Way way, double pivotSeconds) {
		return Course.of(ground.moves(from, way), ground.at(way.to()), pivotSeconds);
	}
}
