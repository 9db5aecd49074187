package org.leeway.pathing.search;

import org.leeway.pathing.world.Diagonals;

/**
 * The costs of steps as whole numbers, so that sums are exact. A number is a cost in multiples of a power of 1/2.
 * Immutable.
 */
final class RectSteps {

	/** The cost of a cell to which no path leads. Sums of two such costs do not overflow. */
	static final long INFINITE = Long.MAX_VALUE / 4;

	/** The largest number of bits after the binary point of a stored cost, as in {@link Octile}. */
	private static final int MOST_BITS = 34;
	/**
	 * The least number of bits after the binary point of a stored cost. With fewer bits, rounding would change the cost of
	 * a path by more than a ten-millionth.
	 */
	private static final int LEAST_BITS = 24;

	private final boolean hasDiagonals;
	private final long[] straight;
	private final long[] diagonal;

	/**
	 * Returns the costs of the steps of an agent. Null if sums of costs could overflow. For example, this happens on a
	 * map of 4096 x 4096 cells if the highest speed is 5,000 times the lowest.
	 */
	static RectSteps of(AgentAnchors anchors) {
		double slowest = anchors.stepCost(anchors.speedClasses() - 1, Steps.STRAIGHT);
		double most = slowest * anchors.plane().width() * anchors.plane().height();
		int bits = Math.min(MOST_BITS, Math.getExponent((double) INFINITE) - 1 - Math.getExponent(most));
		return bits < LEAST_BITS ? null : new RectSteps(anchors, 1L << bits);
	}

	private RectSteps(AgentAnchors anchors, long one) {
		this.hasDiagonals = anchors.diagonals() != Diagonals.STRAIGHT;
		this.straight = new long[anchors.speedClasses()];
		this.diagonal = new long[straight.length];
		for (int i = 0; i < straight.length; i++) {
			straight[i] = (long) Math.rint(anchors.stepCost(i, 0) * one);
			diagonal[i] = hasDiagonals ? (long) Math.rint(anchors.stepCost(i, Steps.STRAIGHT) * one) : INFINITE;
		}
	}

	boolean hasDiagonals() {
		return hasDiagonals;
	}

	long straight(int speedClass) {
		return straight[speedClass];
	}

	/** Returns the cost of a diagonal step. {@link #INFINITE} if there are no diagonal steps. */
	long diagonal(int speedClass) {
		return diagonal[speedClass];
	}

	/** Returns the cost of a step, straight or diagonal. */
	long cost(int speedClass, int direction) {
		return Steps.isDiagonal(direction) ? diagonal[speedClass] : straight[speedClass];
	}

	/**
	 * Returns the least cost of a path on an empty map of one speed class, to a cell {@code dx} columns and {@code dy} rows
	 * away.
	 */
	long distance(int dx, int dy, int speedClass) {
		long across = Math.abs(dx);
		long down = Math.abs(dy);
		long step = straight[speedClass];
		return hasDiagonals ? Math.max(across, down) * step + Math.min(across, down) * (diagonal[speedClass] - step)
				: (across + down) * step;
	}
}
