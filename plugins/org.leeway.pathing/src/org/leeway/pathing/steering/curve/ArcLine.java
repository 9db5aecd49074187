package org.leeway.pathing.steering.curve;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath.Piece;
import org.leeway.pathing.steering.curve.SteeringPath.Turn;

/**
 * A forward path to a point: first an arc with the turning radius, then a straight line. The unit may arrive with any
 * heading. Thread-safe; {@link #length} allocates nothing.
 */
public final class ArcLine {

	/** The answer to a request for a path that begins with a turn to the left, or with a turn to the right. */
	public sealed interface Outcome {

		/** The outcome if there is a path. */
		record Reached(SteeringPath path) implements Outcome {
		}

		/**
		 * The outcome if there is no path, because the destination lies inside the circle on which the unit turns. While the
		 * unit turns, it would never head for such a destination.
		 */
		record InsideCircle(Circle circle) implements Outcome {
		}
	}

	/**
	 * Tolerance for a squared length, in squared turning radii. Because of rounding errors, smaller absolute values count as
	 * 0.
	 */
	private static final double ROUNDING = 1e-12;
	private static final double TURN = 2 * Math.PI;

	private ArcLine() {
	}

	/**
	 * Returns the length in cells of the path to a destination: a turn to one side, and then a line.
	 *
	 * @param radius the turning radius in cells; 0 if the unit turns on the spot
	 * @param side 1 for a turn to the right, clockwise; -1 to the left
	 * @return infinity if the destination is inside the circle on which the unit turns
	 */
	public static double length(double fromX, double fromY, double heading, double radius, double toX, double toY, int side) {
		double sine = Math.sin(heading);
		double cosine = Math.cos(heading);
		double along = (toX - fromX) * cosine + (toY - fromY) * sine;
		double across = (toY - fromY) * cosine - (toX - fromX) * sine;
		return length(along, side * across, radius);
	}

	/**
	 * Returns the length in cells of the shortest path to a destination that begins with a turn and then leads straight. The
	 * turn may go to the left or to the right. A path with a left turn or a path with a right turn always exists, so the
	 * length is finite.
	 */
	public static double length(double fromX, double fromY, double heading, double radius, double toX, double toY) {
		double sine = Math.sin(heading);
		double cosine = Math.cos(heading);
		double along = (toX - fromX) * cosine + (toY - fromY) * sine;
		double across = (toY - fromY) * cosine - (toX - fromX) * sine;
		return length(along, side(along, across, radius) * across, radius);
	}

	/**
	 * Returns the length, in cells, of a path that consists of an arc and a straight line to a place. Infinity if the place
	 * is inside the circle of the arc.
	 *
	 * @param along how far the place is ahead of the unit, in cells. Negative if it is behind the unit
	 * @param across how far the place is to the side of the turn, in cells. Negative if it is on the opposite side
	 * @param radius the turning radius in cells
	 */
	static double length(double along, double across, double radius) {
		double line = line(along, across, radius);
		return Double.isNaN(line) ? Double.POSITIVE_INFINITY : line + radius * turn(along, across, line, radius);
	}

	/**
	 * Returns the side to which the shorter path turns: 1 for the right, -1 for the left. Usually the destination lies
	 * on this side. But if it lies inside the turning circle of this side, the path turns to the opposite side.
	 */
	private static int side(double along, double across, double radius) {
		boolean enclosed = Double.isNaN(line(along, Math.abs(across), radius));
		return across >= 0 ^ enclosed ? 1 : -1;
	}

	/**
	 * Returns the length, in cells, of the straight line that follows the turn and ends at the place. NaN if the place is
	 * inside the circle of the turn, so that there is no such line.
	 */
	static double line(double along, double across, double radius) {
		if (isAhead(along, across)) {
			return along;
		}
		double square = along * along + across * (across - 2 * radius);
		double rounding = ROUNDING * radius * radius;
		return square < -rounding ? Double.NaN : square < rounding ? 0 : Math.sqrt(square);
	}

	private static boolean isAhead(double along, double across) {
		return along >= 0 && Math.abs(across) <= 4 * Math.ulp(along);
	}

	/** Returns the angle of the turn before the straight line, in radians, from 0 to a whole turn. */
	static double turn(double along, double across, double line, double radius) {
		if (isAhead(along, across)) {
			return 0;
		}
		double angle = Math.atan2(line * (across - radius) + radius * along, line * along - radius * (across - radius));
		return angle < 0 ? angle + TURN : angle;
	}

	/**
	 * Returns the shorter of two paths to a destination. One path begins with a turn to the left, the other path with a
	 * turn to the right. At least one path exists, because no destination is inside both turning circles.
	 *
	 * @param radius the turning radius in cells; 0 if the unit turns on the spot
	 * @throws IllegalArgumentException if the radius is negative, infinite or NaN
	 * @throws java.util.NoSuchElementException if the start has no heading
	 */
	public static SteeringPath path(Pose start, Point destination, double radius) {
		double heading = start.heading().getAsDouble();
		double dx = destination.x() - start.position().x();
		double dy = destination.y() - start.position().y();
		double along = dx * Math.cos(heading) + dy * Math.sin(heading);
		int side = side(along, dy * Math.cos(heading) - dx * Math.sin(heading), radius);
		TurnDirection direction = side > 0 ? TurnDirection.CLOCKWISE : TurnDirection.COUNTERCLOCKWISE;
		if (path(start, destination, radius, direction) instanceof Outcome.Reached reached) {
			return reached.path();
		}
		throw new AssertionError("inside both circles: " + start + ", " + destination + ", radius " + radius);
	}

	/**
	 * Returns the path to a destination that begins with a turn to a given side, and then leads straight.
	 *
	 * @param radius the turning radius in cells; 0 if the unit turns on the spot
	 * @throws IllegalArgumentException if the radius is negative, infinite or NaN
	 * @throws java.util.NoSuchElementException if the start has no heading
	 */
	public static Outcome path(Pose start, Point destination, double radius, TurnDirection direction) {
		if (!(radius >= 0 && radius < Double.POSITIVE_INFINITY)) {
			throw new IllegalArgumentException("a turning radius of " + radius + ", expected 0 or more");
		}
		Point from = start.position();
		double heading = start.heading().getAsDouble();
		double sine = Math.sin(heading);
		double cosine = Math.cos(heading);
		double dx = destination.x() - from.x();
		double dy = destination.y() - from.y();
		int side = direction.sign();
		double along = dx * cosine + dy * sine;
		double across = side * (dy * cosine - dx * sine);
		double line = line(along, across, radius);
		if (Double.isNaN(line)) {
			return new Outcome.InsideCircle(
					new Circle(from.x() - side * radius * sine, from.y() + side * radius * cosine, radius));
		}
		double turn = turn(along, across, line, radius);
		List<Piece> pieces = new ArrayList<>();
		if (turn > 0) {
			pieces.add(new Piece(Turn.of(side), Gear.FORWARD, radius * turn, turn));
		}
		if (line > 0) {
			pieces.add(new Piece(Turn.STRAIGHT, Gear.FORWARD, line, 0));
		}
		return new Outcome.Reached(new SteeringPath(from.x(), from.y(), heading, radius, pieces));
	}
}
