package org.leeway.testing;

import java.util.function.DoubleUnaryOperator;

/**
 * A slow calculator of the least cost of a path to a place where the unit may have any heading. Tests compare results with
 * this cost. One method tries many headings at the place, and takes the length for each heading from a function. Another method
 * tries all paths of up to three arcs and a line.
 */
public final class OpenHeadingOracle {

	private static final double TURN = 2 * Math.PI;
	private static final int HEADINGS = 720;
	private static final double HEADING_STEP = TURN / HEADINGS;
	/** Arcs are tried up to half a circle, in steps of 6 degrees. */
	private static final int ARCS = 30;
	private static final double ARC_STEP = Math.PI / ARCS;
	/**
	 * Tolerance for rounding, in radians. Rounding may turn an arc of length 0 into nearly a whole turn. So an arc longer than
	 * a whole turn minus this tolerance counts as an arc of length 0.
	 */
	private static final double ROUNDING = 1e-9;
	/**
	 * The four kinds of arcs. The first number is 1 if the heading grows, and -1 if it shrinks. The second number is 1
	 * for forward gear, and -1 for reverse.
	 */
	private static final int[][] KINDS = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};

	private final double x;
	private final double y;
	private final double reverseCost;
	private double least = Double.POSITIVE_INFINITY;

	private OpenHeadingOracle(double x, double y, double reverseCost) {
		this.x = x;
		this.y = y;
		this.reverseCost = reverseCost;
	}

	/**
	 * Returns the least length over all headings at the goal. Computes the lengths for many sample headings. Then searches near
	 * each sample with a length that is at most the lengths at both neighbouring samples.
	 *
	 * @param length returns the length for a heading in radians
	 */
	public static double least(DoubleUnaryOperator length) {
		double[] lengths = new double[HEADINGS];
		for (int i = 0; i < HEADINGS; i++) {
			lengths[i] = length.applyAsDouble(i * HEADING_STEP);
		}
		double least = Double.POSITIVE_INFINITY;
		for (int i = 0; i < HEADINGS; i++) {
			double neighbour = Math.min(lengths[(i + 1) % HEADINGS], lengths[(i + HEADINGS - 1) % HEADINGS]);
			if (lengths[i] <= neighbour) {
				least = Math.min(least, Math.min(lengths[i], refined(length, (i - 1) * HEADING_STEP, (i + 1) * HEADING_STEP)));
			}
		}
		return least;
	}

	private static double refined(DoubleUnaryOperator length, double from, double to) {
		double least = Double.POSITIVE_INFINITY;
		double low = from;
		double high = to;
		while (high - low > 1e-12) {
			double left = low + (high - low) * 0.382;
			double right = high - (high - low) * 0.382;
			double atLeft = length.applyAsDouble(left);
			double atRight = length.applyAsDouble(right);
			least = Math.min(least, Math.min(atLeft, atRight));
			if (atLeft < atRight) {
				high = right;
			} else {
				low = left;
			}
		}
		return least;
	}

	/**
	 * Returns the least cost of a path to a place, among paths of three arcs and a line. The first two arcs are at most
	 * half a circle. Each arc and the line may be forward or in reverse.
	 *
	 * @param x how far the place is ahead of the start, in turning radii
	 * @param y how far the place is to the right, in turning radii
	 * @param reverseCost how many times as much a length in reverse costs, compared with the same length forward
	 */
	public static double leastOfArcs(double x, double y, double reverseCost) {
		OpenHeadingOracle oracle = new OpenHeadingOracle(x, y, reverseCost);
		for (int[] first : KINDS) {
			for (int[] second : KINDS) {
				if (first != second) {
					oracle.offer(first, second);
				}
			}
		}
		return oracle.least;
	}

	private void offer(int[] first, int[] second) {
		double[][] costs = new double[ARCS + 1][ARCS + 1];
		for (int i = 0; i <= ARCS; i++) {
			for (int j = 0; j <= ARCS; j++) {
				costs[i][j] = cost(first, i * ARC_STEP, second, j * ARC_STEP);
			}
		}
		for (int i = 0; i <= ARCS; i++) {
			for (int j = 0; j <= ARCS; j++) {
				if (isLeast(costs, i, j)) {
					least = Math.min(least, descend(first, i * ARC_STEP, second, j * ARC_STEP));
				}
			}
		}
	}

	/** Returns whether entry (i, j) of a table of costs is a local minimum: none of its eight neighbours has a lower cost. */
	private static boolean isLeast(double[][] costs, int i, int j) {
		for (int k = Math.max(0, i - 1); k <= Math.min(ARCS, i + 1); k++) {
			for (int l = Math.max(0, j - 1); l <= Math.min(ARCS, j + 1); l++) {
				if (costs[k][l] < costs[i][j]) {
					return false;
				}
			}
		}
		return true;
	}

	private double descend(int[] first, double fromA, int[] second, double fromB) {
		double bestA = fromA;
		double bestB = fromB;
		double best = cost(first, bestA, second, bestB);
		for (double step = ARC_STEP; step > 1e-7;) {
			double before = best;
			double aroundA = bestA;
			double aroundB = bestB;
			for (int i = -2; i <= 2; i++) {
				for (int j = -2; j <= 2; j++) {
					double a = Math.max(0, aroundA + i * step / 2);
					double b = Math.max(0, aroundB + j * step / 2);
					double cost = cost(first, a, second, b);
					if (cost < best) {
						best = cost;
						bestA = a;
						bestB = b;
					}
				}
			}
			step = best < before - 1e-5 * step ? step : step / 2;
		}
		return best;
	}

	private double cost(int[] first, double a, int[] second, double b) {
		double[] pose = new double[3];
		drive(pose, first, a);
		drive(pose, second, b);
		double cost = (first[1] > 0 ? a : reverseCost * a) + (second[1] > 0 ? b : reverseCost * b);
		double cosine = Math.cos(pose[2]);
		double sine = Math.sin(pose[2]);
		double ahead = (x - pose[0]) * cosine + (y - pose[1]) * sine;
		double aside = (y - pose[1]) * cosine - (x - pose[0]) * sine;
		double forward = Math.min(arcAndLine(ahead, aside), arcAndLine(ahead, -aside));
		double back = Math.min(arcAndLine(-ahead, aside), arcAndLine(-ahead, -aside));
		return cost + Math.min(forward, reverseCost * back);
	}

	/** Moves a pose (x, y, heading) along an arc of radius 1. */
	private static void drive(double[] pose, int[] kind, double arc) {
		double side = kind[0] * kind[1];
		double turned = pose[2] + kind[0] * arc;
		pose[0] += side * (Math.sin(turned) - Math.sin(pose[2]));
		pose[1] += side * (Math.cos(pose[2]) - Math.cos(turned));
		pose[2] = turned;
	}

	/**
	 * Returns the length of a path to a place, in turning radii. The path is an arc from (0, 0) around the point (0, 1), and
	 * then a line along the tangent. Infinite if the place is inside the circle.
	 */
	private static double arcAndLine(double ahead, double aside) {
		double fromCentre = Math.hypot(ahead, aside - 1);
		if (fromCentre < 1 - ROUNDING) {
			return Double.POSITIVE_INFINITY;
		}
		double line = Math.sqrt(Math.max(0, fromCentre * fromCentre - 1));
		double direction = Math.atan2(ahead, 1 - aside);
		double arc = direction - Math.atan2(line, 1);
		double positive = arc - TURN * Math.floor(arc / TURN);
		return line + (positive > TURN - ROUNDING ? 0 : positive);
	}
}
