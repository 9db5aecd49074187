package org.leeway.pathing.repair;

import org.leeway.pathing.grid.BitPlane;

/**
 * The rim of a set of cells: the cells of the set with a straight neighbour outside the set. A search that starts on
 * all cells of the set can start on the rim only: each path out of the set passes the rim.
 */
record Rim(BitPlane plane) {

	/**
	 * Returns which of 64 cells of a row are in the rim, one bit each.
	 *
	 * @param column the index of the word in its row
	 * @param y the row
	 */
	long word(int column, int y) {
		long word = at(column, y);
		long left = word << 1 | at(column - 1, y) >>> -1;
		long right = word >>> 1 | at(column + 1, y) << -1;
		return word & ~(left & right & at(column, y - 1) & at(column, y + 1));
	}

	private long at(int column, int y) {
		return column < 0 || column >= plane.columns() || y < 0 || y >= plane.height() ? 0 : plane.word(column, y);
	}
}
