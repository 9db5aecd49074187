package org.leeway.pathing.traffic.turning;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;

/**
 * A part of a course: a line, an arc or a turn on the spot at constant speed, or a stay. Immutable. Lengths are in cells, times in
 * seconds, angles in radians.
 *
 * @param x the place at the beginning, along x
 * @param cosine the x component of the direction in which the unit looks at the beginning
 * @param sine the y component of this direction
 * @param vx the speed along x at the beginning, in cells a second
 * @param turn how fast the heading grows, in radians a second. The speed turns with the heading
 * @param duration in seconds. Infinite for a stay
 */
record Leg(double x, double y, double cosine, double sine, double vx, double vy, double turn, double duration) {

	/**
	 * Returns the leg of a move.
	 *
	 * @param pivotSeconds the duration of a turn on the spot
	 */
	static Leg of(Move move, double pivotSeconds) {
		Pose from = move.at(0);
		double cosine = StrictMath.cos(from.heading().orElseThrow());
		double sine = StrictMath.sin(from.heading().orElseThrow());
		return switch (move) {
		case Move.Pivot pivot -> new Leg(from.position().x(), from.position().y(), cosine, sine, 0, 0,
				pivot.direction().sign() * pivot.sweep() / pivotSeconds, pivotSeconds);
		case Move.Drive drive -> {
			double speed = drive.gear() == Gear.FORWARD ? drive.speed() : -drive.speed();
			double turn = switch (drive.segment()) {
			case Segment line -> 0;
			case Arc arc -> arc.direction().sign() * drive.speed() / arc.radius();
			};
			yield new Leg(from.position().x(), from.position().y(), cosine, sine, speed * cosine, speed * sine, turn, drive.duration());
		}
		};
	}

	/** Returns the stay of a unit at a pose. */
	static Leg stay(Pose pose) {
		double heading = pose.heading().orElseThrow();
		return new Leg(pose.position().x(), pose.position().y(), StrictMath.cos(heading), StrictMath.sin(heading), 0, 0, 0,
				Double.POSITIVE_INFINITY);
	}

	/** Stores the state of the unit some seconds after the beginning of the leg. */
	void at(double seconds, State state) {
		double angle = turn * seconds;
		if (angle == 0) {
			state.set(x + vx * seconds, y + vy * seconds, cosine, sine, vx, vy);
			return;
		}
		double c = StrictMath.cos(angle);
		double s = StrictMath.sin(angle);
		state.set(x + (vx * s - vy * (1 - c)) / turn, y + (vy * s + vx * (1 - c)) / turn, cosine * c - sine * s, sine * c + cosine * s,
				vx * c - vy * s, vy * c + vx * s);
	}

	/** Returns the speed in cells a second. */
	double speed() {
		return Math.sqrt(vx * vx + vy * vy);
	}

	/** The place, direction and speed of a unit at one time. Mutable, for reuse. Fields as in {@link Leg}. */
	static final class State {

		double x;
		double y;
		double cosine;
		double sine;
		double vx;
		double vy;

		private void set(double newX, double newY, double newCosine, double newSine, double newVx, double newVy) {
			x = newX;
			y = newY;
			cosine = newCosine;
			sine = newSine;
			vx = newVx;
			vy = newVy;
		}
	}
}
