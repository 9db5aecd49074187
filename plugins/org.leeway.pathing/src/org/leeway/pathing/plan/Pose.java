package org.leeway.pathing.plan;

import java.util.Objects;
import java.util.OptionalDouble;

import org.leeway.pathing.geom.Point;

/**
 * Where a unit is and, where it matters, which way it faces.
 *
 * @param position the unit's centre, in cells
 * @param heading in radians, 0 to the right, growing clockwise as the map is seen; empty if it does not matter
 */
public record Pose(Point position, OptionalDouble heading) {

	/** @throws IllegalArgumentException if the heading is not a finite number */
	public Pose {
		Objects.requireNonNull(position, "position");
		if (!Double.isFinite(heading.orElse(0))) {
			throw new IllegalArgumentException("not a heading: " + heading.getAsDouble());
		}
	}

	/** A place, whatever the heading. */
	public static Pose at(Point position) {
		return new Pose(position, OptionalDouble.empty());
	}

	/** A place and a heading in radians. */
	public static Pose at(Point position, double heading) {
		return new Pose(position, OptionalDouble.of(heading));
	}
}
