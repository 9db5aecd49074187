package org.leeway.pathing.steering.curve;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath.Piece;
import org.leeway.pathing.steering.curve.SteeringPath.Turn;

/**
 * A coordinate frame for the paths from one pose, the start, to another pose, the goal. The x axis points in the mean
 * direction of both headings. The unit of length is the turning radius. The frame may be mirrored to make coordinates
 * positive. Not thread-safe.
 * <p>
 * A path is named by a letter for each piece. R is an arc to the right, L is an arc to the left, and S is a line. For
 * example, RSR is an arc, a line and an arc.
 * <p>
 * The right circle of a pose is the circle on which a unit drives if it turns right there. The left circle is defined
 * in the same way.
 */
abstract class MeanFrame {

	/** Radii below this, in cells, count as 0. */
	private static final double SMALLEST = 1e-12;
	/** Least size of a piece of a path, in turning radii or radians. Smaller pieces are left out. */
	private static final double NOTHING = 1e-13;
	/** Headings that differ by less than this angle, in radians, count as equal. */
	private static final double SAME_HEADING = 5e-15;
	/**
	 * Tolerance for rounding errors, in turning radii. A goal that lies at most this far to the side of a path counts as
	 * reached. Without the tolerance, a tiny error would cost a whole extra turn.
	 */
	static final double BESIDE = 1e-12;
	/**
	 * Tolerance for the squared length of a line that touches two circles, in squared turning radii. A smaller squared length
	 * counts as 0. Then a path may miss the goal, but by at most TOUCHING / 4 turning radii.
	 */
	static final double TOUCHING = 1e-12;
	private static final double ROUNDING = 4 * Math.ulp(1.0);
	private static final double TURN = 2 * Math.PI;

	final double radius;

	private double startX;
	private double startY;
	private double startHeading;
	private double dx;
	private double dy;
	private double turn;
	private boolean flippedX;
	private boolean flippedY;

	/**
	 * The x coordinate of the goal, if the start is the origin, in turning radii. If the unit can reverse, the frame is mirrored
	 * so that x is at least 0.
	 */
	double x;
	/** The y coordinate of the goal, if the start is the origin, in turning radii. At least 0. */
	double y;
	/**
	 * Half the angle between the two headings, in radians, from 0 to a right angle. The start has the heading
	 * {@code -half} in this frame, and the goal has {@code half}.
	 */
	double half;
	/** The sine of {@link #half}. */
	double sine;
	/** The cosine of {@link #half}. */
	double cosine;

	/** @throws IllegalArgumentException if the radius is negative, infinite or NaN */
	MeanFrame(double radius) {
		if (!(radius >= 0 && radius < Double.POSITIVE_INFINITY)) {
			throw new IllegalArgumentException("a turning radius of " + radius + ", expected 0 or more");
		}
		this.radius = radius < SMALLEST ? 0 : radius;
	}

	/** Returns the length in cells of the shortest path from a pose to another pose. */
	public abstract double length(double fromX, double fromY, double fromHeading, double toX, double toY, double toHeading);

	/** Returns the pieces, in the order of driving, of the path whose length {@link #length} returned last. */
	public abstract List<Piece> pieces();

	/** Returns the path whose length {@link #length} returned last. */
	public final SteeringPath path() {
		return new SteeringPath(startX, startY, startHeading, radius, pieces());
	}

	/** Returns the shortest path from pose to pose. */
	final SteeringPath path(Pose start, Pose goal) {
		length(start.position().x(), start.position().y(), start.heading().getAsDouble(), goal.position().x(),
				goal.position().y(), goal.heading().getAsDouble());
		return path();
	}

	final void poses(double fromX, double fromY, double fromHeading, double toX, double toY, double toHeading) {
		startX = fromX;
		startY = fromY;
		startHeading = fromHeading;
		dx = toX - fromX;
		dy = toY - fromY;
		turn = reduced(toHeading - fromHeading);
	}

	/**
	 * Computes the coordinates of the goal in the frame, mirrored so that y is at least 0.
	 *
	 * @param bothGears whether the unit can reverse. If true, the frame is also mirrored so that x is at least 0
	 */
	final void place(boolean bothGears) {
		double signed = Math.abs(turn) < SAME_HEADING ? 0 : turn / 2;
		double mean = startHeading + signed;
		double meanSine = Math.sin(mean);
		double meanCosine = Math.cos(mean);
		double rounding = ROUNDING * (Math.abs(dx) + Math.abs(dy));
		double along = snapped(dx * meanCosine + dy * meanSine, rounding) / radius;
		double across = snapped(dy * meanCosine - dx * meanSine, rounding) / radius;
		flippedX = bothGears && along < 0;
		flippedY = across < 0;
		x = flippedX ? -along : along;
		y = Math.abs(across);
		half = Math.abs(signed);
		sine = Math.sin(half);
		cosine = Math.cos(half);
	}

	private static double snapped(double value, double rounding) {
		return Math.abs(value) <= rounding ? 0 : value;
	}

	/** Reduces an angle by whole turns to a value from -pi to pi. */
	static double reduced(double angle) {
		return angle - TURN * Math.rint(angle / TURN);
	}

	/**
	 * Returns the length of a line that touches two circles. If the square of the length is less than {@link #TOUCHING}, or
	 * negative because of rounding, the length counts as 0.
	 *
	 * @param square the square of the length, in squared turning radii
	 */
	static double tangent(double square) {
		return square < TOUCHING ? 0 : Math.sqrt(square);
	}

	final double distance() {
		return Math.sqrt(dx * dx + dy * dy);
	}

	/**
	 * Converts the pieces of a path from this frame to the map.
	 *
	 * @param turns a letter for each piece: L for an arc to the left, S for a line, R for an arc to the right. Surplus
	 * letters are ignored
	 * @param amounts indexed by piece: the angle of an arc in radians, or the length of a line in turning radii;
	 * negative in reverse
	 */
	final List<Piece> pieces(String turns, double... amounts) {
		boolean flippedTurn = turn < 0;
		boolean mirrored = flippedTurn ^ flippedX;
		boolean backward = flippedTurn ^ flippedX ^ flippedY;
		List<Piece> pieces = new ArrayList<>();
		for (int i = 0; i < amounts.length; i++) {
			int at = backward ? amounts.length - 1 - i : i;
			int sign = turns.charAt(at) == 'R' ? 1 : turns.charAt(at) == 'L' ? -1 : 0;
			add(pieces, Turn.of(mirrored ? -sign : sign), flippedX ? -amounts[at] : amounts[at]);
		}
		return pieces;
	}

	private void add(List<Piece> pieces, Turn turn, double amount) {
		double size = Math.abs(amount);
		if (size < NOTHING) {
			return;
		}
		Gear gear = amount < 0 ? Gear.REVERSE : Gear.FORWARD;
		if (!pieces.isEmpty() && pieces.getLast().turn() == turn && pieces.getLast().gear() == gear) {
			Piece last = pieces.removeLast();
			size += turn == Turn.STRAIGHT ? last.length() / radius : last.sweep();
		}
		pieces.add(new Piece(turn, gear, radius * size, turn == Turn.STRAIGHT ? 0 : size));
	}

	/**
	 * Returns the pieces of a path with turning radius 0: a turn on the spot, a line, and another turn on the spot.
	 *
	 * @param bothGears whether the unit may drive the line in reverse
	 */
	final List<Piece> pivoting(boolean bothGears) {
		List<Piece> pieces = new ArrayList<>();
		double distance = distance();
		if (distance == 0) {
			pivot(pieces, turn);
		} else {
			double first = reduced(Math.atan2(dy, dx) - startHeading);
			double back = reduced(first + Math.PI);
			boolean reverse = bothGears && cost(back) < cost(first);
			double chosen = reverse ? back : first;
			pivot(pieces, chosen);
			pieces.add(new Piece(Turn.STRAIGHT, reverse ? Gear.REVERSE : Gear.FORWARD, distance, 0));
			pivot(pieces, reduced(turn - chosen));
		}
		return pieces;
	}

	private double cost(double first) {
		return Math.abs(first) + Math.abs(reduced(turn - first));
	}

	private static void pivot(List<Piece> pieces, double angle) {
		if (Math.abs(angle) >= NOTHING) {
			pieces.add(new Piece(angle > 0 ? Turn.RIGHT : Turn.LEFT, Gear.FORWARD, 0, Math.abs(angle)));
		}
	}
}
