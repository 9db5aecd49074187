package org.leeway.pathing.plan;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.ObstacleRef;

/**
 * An illegal place of a trajectory: the place where the unit first overlaps an obstacle, a cell or the border. Immutable.
 *
 * @param distance from the start of the trajectory, in cells
 * @param pose of the unit there
 * @param hit the cell or the border that the unit overlaps, in words. Empty if the unit overlaps an obstacle
 * @param cell the cell that the unit overlaps although it cannot cross the terrain of this cell. Empty if the unit overlaps
 *            no such cell
 * @param obstacle the circle or polygon that the unit overlaps. Empty if the unit overlaps no obstacle
 */
public record Conflict(double distance, Pose pose, String hit, Optional<Cell> cell, Optional<ObstacleRef> obstacle) {

	public Conflict {
		Objects.requireNonNull(pose, "pose");
		Objects.requireNonNull(hit, "hit");
		Objects.requireNonNull(cell, "cell");
		Objects.requireNonNull(obstacle, "obstacle");
	}

	/** Returns what the unit overlaps, in words, with the given names of obstacles. */
	public String what(Function<ObstacleRef, String> name) {
		return obstacle.map(name).orElse(hit);
	}
}
