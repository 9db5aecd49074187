package org.leeway.pathing.search;

/**
 * Lengths of paths in steps to the eight neighbours. Equally long paths get exactly equal lengths, in any order of their
 * steps, so rounding decides no tie. For this purpose, the length of a diagonal step is rounded to a multiple of 2^-34.
 * Sums up to half a million are then exact. The length of a path of 100,000 steps is off by less than 3e-6.
 */
public final class Octile {

	private static final double FINEST = 0x1p34;
	private static final double DIAGONAL = rounded(Math.sqrt(2));

	private Octile() {
	}

	/** Returns a length or cost, rounded to a multiple of 2^-34. Sums of such numbers up to half a million are exact. */
	public static double rounded(double length) {
		return Math.rint(length * FINEST) / FINEST;
	}

	/** Returns the length of a number of diagonal steps. */
	public static double diagonal(int steps) {
		return steps * DIAGONAL;
	}

	/**
	 * Returns the length of the shortest path over free ground that leads {@code dx} columns and {@code dy} rows away. The
	 * length is a lower bound for every path.
	 */
	public static double distance(int dx, int dy) {
		int across = Math.abs(dx);
		int down = Math.abs(dy);
		return Math.max(across, down) + Math.min(across, down) * (DIAGONAL - 1);
	}
}
