package org.leeway.pathing.plan;

import java.util.Objects;
import java.util.OptionalDouble;

import org.leeway.pathing.geom.Point;

/**
 * The position of a unit and, for units that turn, its heading. Immutable.
 *
 * @param position the unit's centre, in cells
 * @param heading in radians, 0 to the right, growing clockwise on the screen; empty if the heading does not matter
 */
public record Pose(Point position, OptionalDouble heading) {

	/**
	 * Creates a pose.
	 *
	 * @throws IllegalArgumentException if the heading is not a finite number
	 */
	public Pose {
		Objects.requireNonNull(position, "position");
		if (!Double.isFinite(heading.orElse(0))) {
			throw new IllegalArgumentException("not a heading: " + heading.getAsDouble());
		}
	}

	/** Creates a pose at a place, with any heading. */
	public static Pose at(Point position) {
		return new Pose(position, OptionalDouble.empty());
	}

	/** Creates a pose from a place and a heading in radians. */
	public static Pose at(Point position, double heading) {
		return new Pose(position, OptionalDouble.of(heading));
	}
}
