package org.leeway.pathing.traffic.turning;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.search.TurningGround;

/**
 * The lanes of a crowd that moves both ways. All units keep to the right half of each road if this takes little longer. Units of
 * the second group also avoid moving in the opposite direction of units of the first group nearby. So the groups rarely meet
 * head-on, where units that turn cannot get past each other. Immutable.
 * <p>
 * Source: L. Cohen, T. Uras and S. Koenig, <em>Feasibility Study: Using Highways for Bounded-Suboptimal Multi-Agent Path
 * Finding</em>, SoCS 2015, for preferred directions. Lanes of turning units are Leeway's own.
 */
final class TurningLanes {

	/** The factor for the cost of each second on the left half of a road. So units prefer the right half. */
	private static final double LEFT = 1.1;
	/**
	 * The factor for the cost of each second in which a unit of the second group moves in the opposite direction of the first
	 * group.
	 */
	private static final double AGAINST = 4;
	/**
	 * Two directions are opposite if the cosine of the angle between them is below this limit. A right angle (cosine 0) is not
	 * opposite.
	 */
	private static final double OPPOSITE = -0.1;
	/** Rounding error of a width, in cells. */
	private static final double TOUCHING = 1e-9;

	/**
	 * The sum of the directions in which units pass near a cell, indexed by cell. Each direction is a unit vector. Has no entry
	 * for a cell if no way of the groups so far leads near the cell.
	 */
	private final Map<Cell, double[]> directions = new HashMap<>();

	/** Creates lanes without ways. */
	TurningLanes() {
	}

	/**
	 * Creates lanes with the ways of a further group.
	 *
	 * @param lanes the ways so far
	 * @param cells the cells from which units of the group start
	 * @param apart the distance between the middles of units that pass each other, in cells
	 */
	TurningLanes(TurningLanes lanes, TurningWays ways, List<Integer> cells, double apart) {
		lanes.directions.forEach((cell, direction) -> directions.put(cell, direction.clone()));
		add(ways, cells, apart);
	}

	/** Returns the factor by which the lanes multiply the duration of a move to a pose. 1 if the move follows the lanes. */
	double factor(TurningGround ground, RoadSides sides, int pose) {
		double factor = sides.isOnTheLeft(pose) ? LEFT : 1;
		if (directions.isEmpty()) {
			return factor;
		}
		Pose at = ground.at(pose);
		double[] direction = directions.get(new Cell((int) at.position().x(), (int) at.position().y()));
		if (direction == null) {
			return factor;
		}
		double heading = at.heading().orElseThrow();
		double along = StrictMath.cos(heading) * direction[0] + StrictMath.sin(heading) * direction[1];
		return along < OPPOSITE * Math.sqrt(direction[0] * direction[0] + direction[1] * direction[1]) ? factor * AGAINST : factor;
	}

	private void add(TurningWays ways, List<Integer> cells, double apart) {
		Set<Integer> passed = new HashSet<>();
		for (int cell : cells) {
			int pose = ways.best(cell);
			while (ways.has(pose) && passed.add(pose) && ways.field().cost(pose) > 0) {
				mark(ways.ground().at(pose), apart);
				pose = ways.next(pose).to();
			}
		}
	}

	/**
	 * Adds the direction of a pose to the {@link #directions} of all cells nearby. A cell is nearby if its column and its row
	 * differ from the column and row of the pose by less than {@code apart}.
	 */
	private void mark(Pose pose, double apart) {
		int x = (int) pose.position().x();
		int y = (int) pose.position().y();
		double heading = pose.heading().orElseThrow();
		int far = (int) Math.ceil(apart - TOUCHING) - 1;
		for (int row = y - far; row <= y + far; row++) {
			for (int column = x - far; column <= x + far; column++) {
				double[] direction = directions.computeIfAbsent(new Cell(column, row), cell -> new double[2]);
				direction[0] += StrictMath.cos(heading);
				direction[1] += StrictMath.sin(heading);
			}
		}
	}
}
