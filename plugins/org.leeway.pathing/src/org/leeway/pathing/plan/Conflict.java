package org.leeway.pathing.plan;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.ObstacleRef;

/**
 * A place where a trajectory becomes illegal, because the unit begins to overlap an obstacle, the border, or a cell that it cannot
 * cross. Immutable.
 *
 * @param distance the distance of the place from the start of the trajectory, in cells
 * @param pose the pose of the unit at the place
 * @param hit the overlapped cell or border, in words. Empty if the unit overlaps an obstacle
 * @param cell the overlapped cell, whose terrain the unit cannot cross. Empty if the unit overlaps something else
 * @param obstacle the overlapped circle or polygon. Empty if the unit overlaps something else
 */
public record Conflict(double distance, Pose pose, String hit, Optional<Cell> cell, Optional<ObstacleRef> obstacle) {

	public Conflict {
		Objects.requireNonNull(pose, "pose");
		Objects.requireNonNull(hit, "hit");
		Objects.requireNonNull(cell, "cell");
		Objects.requireNonNull(obstacle, "obstacle");
	}

	/**
	 * Returns in words what the unit overlaps.
	 *
	 * @param name returns the name of an obstacle
	 */
	public String what(Function<ObstacleRef, String> name) {
		return obstacle.map(name).orElse(hit);
	}
}
