package org.leeway.pathing.steering.curve;

import java.util.List;

import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath.Piece;

/**
 * A calculator of the shortest path from pose to pose, for a unit that drives forward and in reverse. There always is
 * such a path. Reusable, and not thread-safe; {@link #length} allocates nothing.
 */
public final class ReedsShepp extends MeanFrame {

	/**
	 * The shapes of shortest paths. A name has a letter for each piece: L or R for an arc, S for a line. Small letters
	 * mean reverse. {@link #PIVOT} stands for all paths of a unit that turns on the spot.
	 */
	private enum Word {
		PIVOT, RSR, RSL, lRSR, lRSL, lRSLr, lRL, lRLr, rlRL, RlR
	}

	private static final double RIGHT_ANGLE = Math.PI / 2;

	private Word word = Word.PIVOT;
	/**
	 * The heading of the line in the shortest path, measured in radians from the x axis of the {@link MeanFrame}. If the path
	 * has no line, this is the unit's heading in the middle of the path.
	 */
	private double course;
	/**
	 * The length of the line in the shortest path, in turning radii. If the path has no line, this is the angle of each arc
	 * except the first and the last, in radians. These inner arcs have equal angles.
	 */
	private double inner;

	/**
	 * Creates a calculator of shortest paths that may lead forward and in reverse.
	 *
	 * @param radius the turning radius in cells; 0 if the unit turns on the spot
	 * @throws IllegalArgumentException if the radius is negative, infinite or NaN
	 */
	public ReedsShepp(double radius) {
		super(radius);
	}

	/**
	 * Returns a shortest path from pose to pose.
	 *
	 * @param radius the turning radius in cells; 0 if the unit turns on the spot
	 * @throws java.util.NoSuchElementException if a pose has no heading
	 */
	public static SteeringPath path(Pose start, Pose goal, double radius) {
		return new ReedsShepp(radius).path(start, goal);
	}

	/** Returns the length in cells of the shortest path from a pose to another pose. */
	@Override
	public double length(double fromX, double fromY, double fromHeading, double toX, double toY, double toHeading) {
		poses(fromX, fromY, fromHeading, toX, toY, toHeading);
		if (radius == 0) {
			return distance();
		}
		place(true);
		return radius * choose();
	}

	/**
	 * Finds the shape of the shortest path, such as RSR, and returns the length of the path in turning radii. The position of
	 * the goal determines the shape. The method tests the conditions of the shapes one by one.
	 */
	private double choose() {
		double squares = x * x + y * y - 4 * sine * sine;
		double fromLeft = squares + 4 * cosine * y;
		if (fromLeft <= 0) {
			word = Word.RlR;
			return 2 * half;
		}
		double near = x - 2 * sine;
		double below = y + 2 * cosine;
		if (y * cosine <= near * sine + BESIDE && y * sine <= near * cosine + BESIDE) {
			return line(Word.RSR, Math.sqrt(near * near + y * y), half);
		}
		if (below * cosine <= x * sine && below * sine >= x * cosine) {
			return line(Word.lRSR, fromLeft / (Math.sqrt(fromLeft + 4) + 2), half);
		}
		double above = y - 2 * cosine;
		double fromRight = squares - 4 * cosine * y;
		double tangent = tangent(fromRight);
		if (fromRight >= 0 && tangent * x - 2 * above >= sine * (tangent * tangent + 4)) {
			return bent(Word.RSL, tangent, 0, x, above);
		}
		double far = x + 2 * sine;
		double betweenLeft = far * far + y * y;
		boolean quarter = far * cosine + y * sine >= 2;
		if (quarter && betweenLeft >= 8) {
			return bent(Word.lRSL, Math.sqrt(betweenLeft - 4), 2, far, y);
		}
		if (!quarter && fromLeft >= 16) {
			return bent(Word.lRSLr, Math.sqrt(fromLeft), 4, x, below);
		}
		return arcs(fromLeft, fromRight, squares);
	}

	/**
	 * Stores a path with a line, such as RSR. Returns the length of the path in turning radii.
	 *
	 * @param length the length of the line, in turning radii
	 * @param heading the heading of the line, in radians. By symmetry, this is also half of the sum of the arcs' angles
	 */
	private double line(Word chosen, double length, double heading) {
		return keep(chosen, length, heading, length + 2 * heading);
	}

	/**
	 * Stores the path RSL, lRSL or lRSLr. Returns the length of the path in turning radii.
	 *
	 * @param tangent the length of the line that touches the circles of the first and the last arc, in turning radii
	 * @param lost the part of this length that the path replaces by arcs in another gear, in turning radii. 0 for RSL
	 * @param ex the x offset from the centre of the first circle to the centre of the last circle
	 * @param ey the y offset from the centre of the first circle to the centre of the last circle
	 */
	private double bent(Word chosen, double tangent, double lost, double ex, double ey) {
		return line(chosen, tangent - lost, Math.atan2(tangent * ey + 2 * ex, tangent * ex - 2 * ey));
	}

	/**
	 * Finds the shortest path that consists only of arcs. Its shape is lRL, lRLr or rlRL. Stores the path, and returns its
	 * length in turning radii.
	 *
	 * @param fromLeft the squared length of a line that touches the left circle of the start and the right circle of the goal.
	 * Negative if the circles overlap
	 * @param fromRight the squared length of a line that touches the right circle of the start and the left circle of the goal.
	 * Negative if the circles overlap
	 * @param squares the mean of {@code fromLeft} and {@code fromRight}
	 */
	private double arcs(double fromLeft, double fromRight, double squares) {
		double far = x + 2 * sine;
		double above = y - 2 * cosine;
		double betweenNear = Math.sqrt(x * x + above * above);
		double best = Double.POSITIVE_INFINITY;
		if (fromRight < 0 && 4 * cosine * cosine - 4 * sine * x - x * x - y * y >= 2 * betweenNear) {
			double arc = 2 * Math.asin(Math.sqrt(-fromRight / (8 * (2 + betweenNear))));
			best = keep(Word.rlRL, arc, 0, 4 * arc - 2 * half);
		}
		if (squares + 8 * sine * far < 4 * cosine * y) {
			double arc = 2 * Math.asin(Math.min(1, Math.sqrt(fromLeft / 32)));
			double middle = Math.atan2(Math.sin(arc), 2 - Math.cos(arc)) - Math.atan2(x, y + 2 * cosine);
			return 2 * (middle + arc) < best ? keep(Word.lRLr, arc, middle, 2 * (middle + arc)) : best;
		}
		if (best < Double.POSITIVE_INFINITY) {
			return best;
		}
		double arc = 2 * Math.asin(Math.min(1, Math.sqrt(far * far + y * y) / 4));
		double middle = Math.atan2(y, far);
		return keep(Word.lRL, arc, middle, 2 * middle + arc);
	}

	private double keep(Word chosen, double middle, double heading, double length) {
		word = chosen;
		inner = middle;
		course = heading;
		return length;
	}

	@Override
	public List<Piece> pieces() {
		double first = Math.max(0, course + half - RIGHT_ANGLE);
		double last = Math.max(0, course - half);
		return switch (word) {
		case PIVOT -> pivoting(true);
		case RSR -> straightRight();
		case RSL -> pieces("RSL", course + half, inner, last);
		case lRSR -> reversedRight();
		case lRSL -> pieces("LRSL", -first, RIGHT_ANGLE, inner, last);
		case lRSLr -> pieces("LRSLR", -first, RIGHT_ANGLE, inner, RIGHT_ANGLE, -Math.max(0, last - RIGHT_ANGLE));
		case lRL -> pieces("LRL", -Math.max(0, course - inner / 2 + half), inner, Math.max(0, course + inner / 2 - half));
		case lRLr -> pieces("LRLR", -Math.max(0, course + half), inner, inner, -Math.max(0, course - half));
		case rlRL -> parallel();
		case RlR -> onlyArcs();
		};
	}

	/** Returns the path RSR: an arc to the right, a line and an arc to the right. */
	private List<Piece> straightRight() {
		double to = Math.min(half, Math.max(0, Math.atan2(y, x - 2 * sine)));
		return pieces("RSR", to + half, inner, half - to);
	}

	private List<Piece> reversedRight() {
		double to = Math.min(half, Math.max(RIGHT_ANGLE - half, Math.atan2(y + 2 * cosine, x)));
		return pieces("LRSR", -(to + half - RIGHT_ANGLE), RIGHT_ANGLE, inner, half - to);
	}

	private List<Piece> parallel() {
		double middle = Math.atan2(x, 2 * cosine - y);
		double first = Math.max(0, inner - half - middle);
		return pieces("RLRL", -first, -inner, inner, Math.max(0, 2 * inner - 2 * half - first));
	}

	private List<Piece> onlyArcs() {
		double near = x - 2 * sine;
		double arc = 2 * Math.asin(Math.min(1, Math.sqrt(near * near + y * y) / 4));
		double middle = Math.atan2(-y, -near);
		double first = Math.min(2 * half, Math.max(0, middle - arc / 2 + half));
		return pieces("RLR", first, -arc, Math.max(0, 2 * half - arc - first));
	}
}
