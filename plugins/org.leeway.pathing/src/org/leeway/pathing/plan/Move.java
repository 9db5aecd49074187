package org.leeway.pathing.plan;

import java.util.Objects;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;

/** One move of a trajectory: a drive along a line or an arc, or a turn on the spot. Immutable. */
public sealed interface Move {

	/** The length of the centre's path, in cells; 0 for a turn on the spot. */
	double length();

	/** The duration in seconds. */
	double duration();

	/** The pose at a share of the move, from 0 to 1; both length and time grow evenly with it. */
	Pose at(double share);

	/** The speed of the centre at a share of the move, in cells a second; 0 in a turn on the spot. */
	double speedAt(double share);

	/**
	 * A drive.
	 *
	 * @param segment the path of the unit's centre, in cells
	 * @param speed in cells a second, more than 0
	 */
	record Drive(PathSegment segment, Gear gear, double speed) implements Move {

		/** @throws IllegalArgumentException if the speed is not a number greater than 0 */
		public Drive {
			Objects.requireNonNull(segment, "segment");
			Objects.requireNonNull(gear, "gear");
			if (!(speed > 0 && speed < Double.POSITIVE_INFINITY)) {
				throw new IllegalArgumentException("a speed of " + speed + ", expected more than 0");
			}
		}

		@Override
		public double length() {
			return segment.length();
		}

		@Override
		public double duration() {
			return segment.length() / speed;
		}

		@Override
		public Pose at(double share) {
			double distance = share * segment.length();
			double course = switch (segment) {
			case Segment line -> Math.atan2(line.to().y() - line.from().y(), line.to().x() - line.from().x());
			case Arc arc -> arc.fromAngle() + arc.direction().sign() * (share * arc.sweep() + Math.PI / 2);
			};
			return Pose.at(segment.at(distance), gear == Gear.FORWARD ? course : course + Math.PI);
		}

		@Override
		public double speedAt(double share) {
			return speed;
		}
	}

	/**
	 * A turn on the spot.
	 *
	 * @param fromHeading in radians, as that of a {@link Pose}
	 * @param sweep how far it turns, in radians, at least 0
	 * @param duration in seconds, at least 0
	 */
	record Pivot(Point position, double fromHeading, double sweep, TurnDirection direction, double duration) implements Move {

		/** @throws IllegalArgumentException if a number is outside its range */
		public Pivot {
			Objects.requireNonNull(position, "position");
			Objects.requireNonNull(direction, "direction");
			if (!(sweep >= 0 && duration >= 0 && Double.isFinite(fromHeading + sweep + duration))) {
				throw new IllegalArgumentException(
						"a turn from " + fromHeading + " by " + sweep + " in " + duration + " seconds");
			}
		}

		@Override
		public double length() {
			return 0;
		}

		@Override
		public Pose at(double share) {
			return Pose.at(position, fromHeading + direction.sign() * share * sweep);
		}

		@Override
		public double speedAt(double share) {
			return 0;
		}
	}
}
