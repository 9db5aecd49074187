package org.leeway.pathing.search;

/**
 * Lengths of ways in steps to eight sides. Searches add up a great many of them. Here the length of a diagonal step is
 * rounded to a multiple of 2^-34, so that sums up to half a million are exact: ways of the same length have the same
 * sum, in whatever order they are added up, and no tie is decided by rounding. A way of 100,000 steps is off by less
 * than 3e-6.
 */
public final class Octile {

	private static final double FINEST = 0x1p34;
	private static final double DIAGONAL = rounded(Math.sqrt(2));

	private Octile() {
	}

	/** A length or cost rounded to what adds up exactly. */
	public static double rounded(double length) {
		return Math.rint(length * FINEST) / FINEST;
	}

	/** The length of that many diagonal steps. */
	public static double diagonal(int steps) {
		return steps * DIAGONAL;
	}

	/** The length of the shortest way over free ground, which no way undercuts. */
	public static double distance(int dx, int dy) {
		int across = Math.abs(dx);
		int down = Math.abs(dy);
		return Math.max(across, down) + Math.min(across, down) * (DIAGONAL - 1);
	}
}
