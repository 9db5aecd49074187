package org.leeway.pathing.steering.sweep;

import java.util.Objects;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.world.ObstacleRef;

/**
 * The first overlap of a footprint with a {@linkplain Blocker blocker}: an obstacle, an impassable cell or the outside
 * of the level. Immutable.
 *
 * @param move the index of the first move of the path in which the footprint overlaps the blocker
 * @param share the fraction of this move before the overlap, from 0 to 1
 * @param distance the distance from the start of the path to the overlap, in cells
 * @param pose the pose of the unit at the overlap
 */
public record Overlap(int move, double share, double distance, Pose pose, Blocker blocker) {

	public Overlap {
		Objects.requireNonNull(pose, "pose");
		Objects.requireNonNull(blocker, "blocker");
	}

	/** The thing that a footprint overlaps. */
	public sealed interface Blocker {

		/** A cell whose terrain the unit cannot cross. */
		record Terrain(Cell cell) implements Blocker {

			@Override
			public String toString() {
				return "cell " + cell;
			}
		}

		/** A circle or a polygon. */
		record Obstacle(ObstacleRef obstacle) implements Blocker {

			@Override
			public String toString() {
				return obstacle.toString();
			}
		}

		/** The border, or the edge of the grid. */
		record Outside() implements Blocker {

			@Override
			public String toString() {
				return "the border";
			}
		}
	}
}
