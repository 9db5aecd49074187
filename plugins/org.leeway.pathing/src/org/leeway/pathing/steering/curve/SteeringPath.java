package org.leeway.pathing.steering.curve;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Trajectory;

/**
 * A curve that a unit with a turning radius drives. The curve has up to five pieces, which are lines or arcs. All arcs
 * have the turning radius. Immutable.
 */
public final class SteeringPath {

	/**
	 * The direction of the wheels, as seen by the driver. If the unit drives forward, a turn to the right is clockwise on the
	 * map.
	 */
	public enum Turn {

		LEFT(-1), STRAIGHT(0), RIGHT(1);

		private final int sign;

		Turn(int sign) {
			this.sign = sign;
		}

		/**
		 * Returns 1 if the heading grows when the unit drives forward with the wheels in this direction. A growing heading is a
		 * clockwise turn on the map. Returns -1 if the heading shrinks, and 0 if the heading stays the same.
		 */
		public int sign() {
			return sign;
		}

		static Turn of(int sign) {
			return sign > 0 ? RIGHT : sign < 0 ? LEFT : STRAIGHT;
		}
	}

	/**
	 * A piece of the curve.
	 *
	 * @param length the length of the piece in cells. 0 for a turn on the spot
	 * @param sweep how far the heading turns along the piece, in radians, in either direction. At least 0
	 */
	public record Piece(Turn turn, Gear gear, double length, double sweep) {

		private int rotation() {
			return gear == Gear.FORWARD ? turn.sign : -turn.sign;
		}
	}

	private final double radius;
	private final List<Piece> pieces;
	/**
	 * The pose at the start of each piece, in order, and then the pose at the end of the curve. Each pose is stored as three
	 * numbers: x, y and heading in radians.
	 */
	private final double[] knots;
	private final double length;

	/**
	 * Creates a curve from its start and its pieces.
	 *
	 * @param radius the turning radius in cells; 0 if the unit turns on the spot
	 * @param pieces the pieces. Each begins where the piece before it ends. Empty if the start is the goal
	 */
	SteeringPath(double x, double y, double heading, double radius, List<Piece> pieces) {
		this.radius = radius;
		this.pieces = List.copyOf(pieces);
		this.knots = new double[3 * pieces.size() + 3];
		knots[0] = x;
		knots[1] = y;
		knots[2] = heading;
		double sum = 0;
		for (int i = 0; i < pieces.size(); i++) {
			follow(i, 1, knots, 3 * i + 3);
			sum += pieces.get(i).length;
		}
		this.length = sum;
	}

	/** Returns the pose where the curve begins. */
	public Pose start() {
		return pose(knots, 0);
	}

	/** Returns the pose where the curve ends. */
	public Pose end() {
		return pose(knots, knots.length - 3);
	}

	/** Returns the turning radius in cells. 0 if the unit turns on the spot. */
	public double radius() {
		return radius;
	}

	/** Returns the pieces in the order of driving. Adjacent pieces differ in {@link Piece#turn} or gear. */
	public List<Piece> pieces() {
		return pieces;
	}

	/** Returns the length in cells. */
	public double length() {
		return length;
	}

	/**
	 * Returns the pose at a distance from the start, in cells, from 0 to {@link #length}. If the unit turns on the spot at
	 * this distance, returns the pose after the turn.
	 */
	public Pose at(double distance) {
		double[] pose = new double[3];
		at(distance, pose);
		return pose(pose, 0);
	}

	/**
	 * Stores the result of {@link #at(double)} in an array, as x, y and heading. Allocates nothing.
	 *
	 * @param pose receives the three numbers
	 */
	public void at(double distance, double[] pose) {
		double rest = Math.max(0, distance);
		for (int i = 0; i < pieces.size(); i++) {
			double all = pieces.get(i).length;
			if (rest < all) {
				follow(i, rest / all, pose, 0);
				return;
			}
			rest -= all;
		}
		System.arraycopy(knots, knots.length - 3, pose, 0, 3);
	}

	/**
	 * Stores a pose on a piece as x, y and heading.
	 *
	 * @param i the index of the piece
	 * @param share the position of the pose on the piece, from 0 at the start of the piece to 1 at its end
	 * @param into receives the pose
	 * @param at the index of x in {@code into}
	 */
	private void follow(int i, double share, double[] into, int at) {
		Piece piece = pieces.get(i);
		double heading = knots[3 * i + 2];
		double sine = Math.sin(heading);
		double cosine = Math.cos(heading);
		double along = share * piece.length * (piece.gear == Gear.FORWARD ? 1 : -1);
		double turned = heading + share * piece.sweep * piece.rotation();
		if (piece.turn == Turn.STRAIGHT) {
			into[at] = knots[3 * i] + along * cosine;
			into[at + 1] = knots[3 * i + 1] + along * sine;
		} else {
			double side = piece.turn.sign * radius;
			into[at] = knots[3 * i] + side * (Math.sin(turned) - sine);
			into[at + 1] = knots[3 * i + 1] - side * (Math.cos(turned) - cosine);
		}
		into[at + 2] = turned;
	}

	/**
	 * Returns the curve that leads from the end to the start of this curve. At each point, the unit faces in the opposite
	 * direction, so it drives each piece in the same gear as before.
	 */
	public SteeringPath back() {
		List<Piece> back = new ArrayList<>();
		for (Piece piece : pieces.reversed()) {
			back.add(new Piece(Turn.of(-piece.turn.sign), piece.gear, piece.length, piece.sweep));
		}
		int end = knots.length - 3;
		return new SteeringPath(knots[end], knots[end + 1], MeanFrame.reduced(knots[end + 2] + Math.PI), radius, back);
	}

	/** Returns the curve as moves at one speed, in cells a second. A turn on the spot needs no time. */
	public Trajectory trajectory(double speed) {
		List<Move> moves = new ArrayList<>();
		for (int i = 0; i < pieces.size(); i++) {
			moves.add(move(i, speed));
		}
		return new Trajectory(start(), moves);
	}

	private Move move(int i, double speed) {
		Piece piece = pieces.get(i);
		Point from = point(knots, 3 * i);
		double heading = knots[3 * i + 2];
		if (piece.turn == Turn.STRAIGHT) {
			return new Move.Drive(new Segment(from, point(knots, 3 * i + 3)), piece.gear, speed);
		}
		TurnDirection direction = piece.rotation() > 0 ? TurnDirection.CLOCKWISE : TurnDirection.COUNTERCLOCKWISE;
		if (radius == 0) {
			return new Move.Pivot(from, heading, piece.sweep, direction, 0);
		}
		double side = piece.turn.sign * radius;
		Point centre = new Point(from.x() - side * Math.sin(heading), from.y() + side * Math.cos(heading));
		double course = piece.gear == Gear.FORWARD ? heading : heading - Math.PI;
		double angle = course - direction.sign() * Math.PI / 2;
		return new Move.Drive(new Arc(centre, radius, angle, piece.sweep, direction), piece.gear, speed);
	}

	private static Pose pose(double[] values, int at) {
		return Pose.at(point(values, at), values[at + 2]);
	}

	private static Point point(double[] values, int at) {
		return new Point(values[at], values[at + 1]);
	}

	@Override
	public boolean equals(Object object) {
		return object instanceof SteeringPath other && radius == other.radius && start().equals(other.start())
				&& pieces.equals(other.pieces);
	}

	@Override
	public int hashCode() {
		return Objects.hash(radius, start(), pieces);
	}

	@Override
	public String toString() {
		return "length " + length + " from " + start() + ": " + pieces;
	}
}
