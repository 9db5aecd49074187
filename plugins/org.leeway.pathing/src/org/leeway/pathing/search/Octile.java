package org.leeway.pathing.search;

/**
 * Lengths of paths on a grid in steps to the eight neighbours. The length of a diagonal step is rounded to a multiple
 * of 2^-34, so that sums are exact up to half a million. So equally long paths have equal lengths, although their steps
 * are added in different orders. A path of 100,000 steps is off by less than 3e-6.
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
	 * Returns the length of the shortest path on an empty map, from a cell to the cell {@code dx} columns and
	 * {@code dy} rows away. With obstacles, paths are as long or longer.
	 */
	public static double distance(int dx, int dy) {
		int across = Math.abs(dx);
		int down = Math.abs(dy);
		return Math.max(across, down) + Math.min(across, down) * (DIAGONAL - 1);
	}
}
