package org.leeway.pathing.steering.curve;

import java.util.List;

import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath.Piece;

/**
 * A calculator of the shortest path from pose to pose, for a unit that only drives forward. There always is such a
 * path. A path is named by a letter for each piece, such as RSL, see {@link MeanFrame}. Reusable, but not thread-safe;
 * {@link #length} allocates nothing.
 */
public final class Dubins extends MeanFrame {

	private enum Word {
		PIVOT, RSR, LSL, RSL, LSR, RLR, LRL
	}

	private static final double TURN = 2 * Math.PI;

	private Word word = Word.PIVOT;
	/** The heading of the line in the shortest path so far, in radians from the x axis of the {@link MeanFrame}. */
	private double course;
	/**
	 * The middle piece of the shortest path so far: the length of the line in turning radii, or the angle of the arc in radians.
	 */
	private double inner;
	/** The length of the shortest path found so far, in turning radii. */
	private double best;

	/**
	 * Creates a calculator of shortest forward paths.
	 *
	 * @param radius the turning radius in cells; 0 if the unit turns on the spot
	 * @throws IllegalArgumentException if the radius is negative, infinite or NaN
	 */
	public Dubins(double radius) {
		super(radius);
	}

	/**
	 * Returns a shortest path from pose to pose.
	 *
	 * @param radius the turning radius in cells; 0 if the unit turns on the spot
	 * @throws java.util.NoSuchElementException if a pose has no heading
	 */
	public static SteeringPath path(Pose start, Pose goal, double radius) {
		return new Dubins(radius).path(start, goal);
	}

	/** Returns the length in cells of the shortest path from a pose to another pose. */
	@Override
	public double length(double fromX, double fromY, double fromHeading, double toX, double toY, double toHeading) {
		poses(fromX, fromY, fromHeading, toX, toY, toHeading);
		if (radius == 0) {
			return distance();
		}
		place(false);
		choose();
		return radius * best;
	}

	private void choose() {
		double near = x - 2 * sine;
		double far = x + 2 * sine;
		double beside = BESIDE + 4 * Math.ulp(Math.abs(x) + y);
		double rightToRight = Math.sqrt(near * near + y * y);
		if (y * cosine - near * sine <= beside && near * cosine + y * sine >= -beside) {
			best = rightToRight + 2 * half;
			keep(Word.RSR, best, rightToRight, half);
			return;
		}
		best = Double.POSITIVE_INFINITY;
		double leftToLeft = Math.sqrt(far * far + y * y);
		if (y * cosine - far * sine >= -beside) {
			best = leftToLeft + TURN - 2 * half;
			keep(Word.LSL, best, leftToLeft, half);
		}
		double squares = x * x + y * y - 4 * sine * sine;
		rightFirst(squares - 4 * cosine * y, leftToLeft);
		leftFirst(squares + 4 * cosine * y, rightToRight);
	}

	/**
	 * Tries the path RSL: an arc to the right, a line and an arc to the left. RSL does not exist if the circles of its two arcs
	 * overlap. In this case, tries LRL instead, a path of three arcs. Keeps the tried path if it is the shortest so far.
	 *
	 * @param tangent the square of the length of the line in RSL, for a turning radius of 1. Negative if the circles overlap
	 * @param leftToLeft the distance between the left circle of the start and the left circle of the goal, from centre to
	 * centre, in turning radii
	 */
	private void rightFirst(double tangent, double leftToLeft) {
		if (tangent < -TOUCHING) {
			double arc = TURN - 2 * Math.asin(Math.min(1, leftToLeft / 4));
			offer(Word.LRL, 2 * (arc - half), arc, half);
			return;
		}
		double line = tangent(tangent);
		if (line + 2 * half < best) {
			double ey = y - 2 * cosine;
			double heading = Math.atan2(line * ey + 2 * x, line * x - 2 * ey);
			double to = heading < -half ? heading + TURN : heading;
			if (to >= half) {
				offer(Word.RSL, line + 2 * to, line, to);
			}
		}
	}

	/**
	 * Tries the path LSR: an arc to the left, a line and an arc to the right. LSR does not exist if the circles of its two arcs
	 * overlap. In this case, tries RLR instead, a path of three arcs. Keeps the tried path if it is the shortest so far.
	 *
	 * @param tangent the square of the length of the line in LSR, for a turning radius of 1. Negative if the circles overlap
	 * @param rightToRight the distance between the right circle of the start and the right circle of the goal, from centre
	 * to centre, in turning radii
	 */
	private void leftFirst(double tangent, double rightToRight) {
		if (tangent < -TOUCHING) {
			double arc = TURN - 2 * Math.asin(Math.min(1, rightToRight / 4));
			offer(Word.RLR, 2 * (arc + half) - TURN, arc, half);
			return;
		}
		double line = tangent(tangent);
		if (line + TURN - 2 * half < best) {
			double ey = y + 2 * cosine;
			double heading = Math.atan2(line * ey - 2 * x, line * x + 2 * ey);
			if (heading <= half) {
				offer(Word.LSR, line + TURN - 2 * heading, line, heading);
			}
		}
	}

	private void offer(Word offered, double length, double middle, double heading) {
		if (length < best) {
			best = length;
			keep(offered, length, middle, heading);
		}
	}

	private void keep(Word kept, double length, double middle, double heading) {
		word = kept;
		inner = middle;
		course = heading;
	}

	@Override
	public List<Piece> pieces() {
		return switch (word) {
		case PIVOT -> pivoting(false);
		case RSR -> {
			double to = Math.min(half, Math.atan2(y, x - 2 * sine));
			yield pieces("RSR", to + half, inner, half - to);
		}
		case LSL -> {
			double to = Math.max(half, Math.atan2(y, x + 2 * sine));
			yield pieces("LSL", TURN - half - to, inner, to - half);
		}
		case RSL -> pieces("RSL", course + half, inner, course - half);
		case LSR -> pieces("LSR", TURN - half - course, inner, half - course);
		case LRL -> {
			double first = Math.max(0, inner / 2 - Math.atan2(y, x + 2 * sine) - half);
			yield pieces("LRL", first, inner, Math.max(0, inner - 2 * half - first));
		}
		case RLR -> {
			double first = Math.max(0, Math.atan2(y, x - 2 * sine) + inner / 2 + half - TURN);
			yield pieces("RLR", first, inner, Math.max(0, 2 * half + inner - TURN - first));
		}
		};
	}
}
