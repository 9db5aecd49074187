package org.leeway.pathing.gaps;

import java.util.Arrays;

/**
 * Upper bounds of the distance to the nearest site, for squares of places. A site is a circle, or an edge of a polygon or of the
 * border. A bound holds for all places of a square. The squares have several sizes: one large square, its four quarters, their
 * quarters, and so on. Immutable.
 */
final class NearestBounds {

	private final SiteTable table;
	private final Square whole;
	/**
	 * Indexed by level, then by square, row by row: an upper bound of the distance from any place of the square to its
	 * nearest site. Level 0 has one large square. Each next level has the quarters of the squares of the level before.
	 */
	private final double[][] bounds;

	NearestBounds(SiteTable table, Square whole) {
		this.table = table;
		this.whole = whole;
		int finest = (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(Math.max(1, table.count()))) / 2;
		bounds = new double[finest + 1][];
		bounds[finest] = finest(1 << finest);
		for (int level = finest - 1; level >= 0; level--) {
			bounds[level] = coarser(bounds[level + 1], 1 << level);
		}
	}

	/**
	 * Returns an upper bound of the distance from any place of a square to the nearest site.
	 *
	 * @param cuts the level of the square: 0 for the largest square, 1 for its quarters, and so on
	 */
	double of(Square square, int cuts) {
		int level = Math.min(cuts, bounds.length - 1);
		int side = 1 << level;
		int row = index(square.middleY() - whole.top(), side);
		return bounds[level][row * side + index(square.middleX() - whole.left(), side)];
	}

	private int index(double from, int side) {
		return Math.max(0, Math.min(side - 1, (int) (from / (whole.right() - whole.left()) * side)));
	}

	private double[] finest(int side) {
		double size = (whole.right() - whole.left()) / side;
		int[] near = new int[side * side];
		Arrays.fill(near, -1);
		for (int site = 0; site < table.count(); site++) {
			int row = index(table.ay(site) - whole.top(), side);
			offer(near, row * side + index(table.ax(site) - whole.left(), side), site, side, size);
		}
		for (int square = 0; square < near.length; square++) {
			handOn(near, square, -1, side, size);
		}
		for (int square = near.length - 1; square >= 0; square--) {
			handOn(near, square, 1, side, size);
		}
		double[] finest = new double[near.length];
		double reach = size * Math.sqrt(0.5) * (1 + 1e-9);
		for (int square = 0; square < near.length; square++) {
			// No place of the square is farther than "reach" from the square's middle. The last term bounds the rounding errors
			finest[square] = distance(near[square], square, side, size) + reach + 8 * table.error(near[square]);
		}
		return finest;
	}

	/**
	 * Compares the stored site of a square with the stored sites of four neighbouring squares. The neighbours are three squares
	 * in an adjacent row, and one square in the same row. Then the square stores the nearest of these sites.
	 *
	 * @param near indexed by square: the index of a site near the square, or -1 if none is stored yet
	 * @param step the neighbours: -1 for the row above and the square to the left, 1 for the row below and the square to the
	 * right
	 * @param side how many of the smallest squares lie along a side of the largest square
	 * @param size the side of a smallest square, in cells
	 */
	private void handOn(int[] near, int square, int step, int side, double size) {
		int column = square % side;
		int row = square / side;
		for (int next = -1; next <= 1; next++) {
			if (column + next >= 0 && column + next < side && row + step >= 0 && row + step < side) {
				offer(near, square, near[(row + step) * side + column + next], side, size);
			}
		}
		if (column + step >= 0 && column + step < side) {
			offer(near, square, near[square + step], side, size);
		}
	}

	private void offer(int[] near, int square, int site, int side, double size) {
		if (site >= 0 && site != near[square] && (near[square] < 0
				|| distance(site, square, side, size) < distance(near[square], square, side, size))) {
			near[square] = site;
		}
	}

	/**
	 * Returns the distance from the middle of a square to a site. If the site is a segment, this is an upper bound: the distance
	 * to the first end of the segment.
	 */
	private double distance(int site, int square, int side, double size) {
		double dx = whole.left() + (square % side + 0.5) * size - table.ax(site);
		double dy = whole.top() + (square / side + 0.5) * size - table.ay(site);
		return Math.sqrt(dx * dx + dy * dy) - table.radius(site);
	}

	private static double[] coarser(double[] finer, int side) {
		double[] coarser = new double[side * side];
		Arrays.fill(coarser, Double.NEGATIVE_INFINITY);
		for (int square = 0; square < finer.length; square++) {
			int above = square / (2 * side) / 2 * side + square % (2 * side) / 2;
			coarser[above] = Math.max(coarser[above], finer[square]);
		}
		return coarser;
	}
}
