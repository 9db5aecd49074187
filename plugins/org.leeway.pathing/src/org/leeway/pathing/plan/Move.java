package org.leeway.pathing.plan;

import java.util.Objects;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;

/** One move of a trajectory: a drive along a line or an arc, or a turn on the spot. Immutable. */
public sealed interface Move {

	/** Returns the length of the centre's path, in cells. 0 for a turn on the spot. */
	double length();

	/** Returns the duration in seconds. */
	double duration();

	/**
	 * Returns the pose after a share of the move, from 0 at the beginning to 1 at the end. For a drive, this is a share of its
	 * length. For a turn on the spot, this is a share of its angle.
	 */
	Pose at(double share);

	/** Returns the share of the move, from 0 to 1, that the unit has done {@code seconds} seconds after the move began. */
	double shareAt(double seconds);

	/** Returns the speed of the centre after some seconds, in cells a second. 0 in a turn on the spot. */
	double speedAt(double seconds);

	/** Returns a copy of this move at {@code times} times the speed. */
	Move faster(double times);

	/**
	 * A drive along a line or an arc, forward or in reverse.
	 *
	 * @param segment the path of the unit's centre, in cells
	 * @param speeds the speed at each place of the segment
	 */
	record Drive(PathSegment segment, Gear gear, SpeedProfile speeds) implements Move {

		public Drive {
			Objects.requireNonNull(segment, "segment");
			Objects.requireNonNull(gear, "gear");
			Objects.requireNonNull(speeds, "speeds");
		}

		/**
		 * Creates a drive at one speed.
		 *
		 * @param speed in cells a second, more than 0
		 * @throws IllegalArgumentException if the speed is 0, negative or not finite
		 */
		public Drive(PathSegment segment, Gear gear, double speed) {
			this(segment, gear, SpeedProfile.constant(speed));
		}

		/** Returns the largest speed, in cells a second. */
		public double speed() {
			return speeds.top();
		}

		@Override
		public double length() {
			return segment.length();
		}

		@Override
		public double duration() {
			return speeds.duration(segment.length());
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
		public double shareAt(double seconds) {
			double length = segment.length();
			return length == 0 ? 1 : speeds.distanceAt(seconds, length) / length;
		}

		@Override
		public double speedAt(double seconds) {
			return speeds.speedAt(seconds, segment.length());
		}

		@Override
		public Drive faster(double times) {
			return new Drive(segment, gear, speeds.faster(times));
		}
	}

	/**
	 * A turn on the spot.
	 *
	 * @param fromHeading in radians, like the heading of a {@link Pose}
	 * @param sweep the angle by which the unit turns, in radians, at least 0
	 * @param duration in seconds, at least 0
	 */
	record Pivot(Point position, double fromHeading, double sweep, TurnDirection direction, double duration) implements Move {

		/**
		 * Creates a turn on the spot.
		 *
		 * @throws IllegalArgumentException if a number is outside its range
		 */
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
		public double shareAt(double seconds) {
			return seconds < duration ? Math.max(0, seconds / duration) : 1;
		}

		@Override
		public double speedAt(double seconds) {
			return 0;
		}

		@Override
		public Pivot faster(double times) {
			return new Pivot(position, fromHeading, sweep, direction, duration / times);
		}
	}
}
