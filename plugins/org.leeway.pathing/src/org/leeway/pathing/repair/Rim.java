package org.leeway.pathing.repair;

import org.leeway.pathing.grid.BitPlane;

/**
 * The cells of a plane that have a neighbour outside the plane, in one of the four straight directions. A search from
 * the whole plane can begin at the rim, because all neighbours of the other cells are in the plane.
 */
record Rim(BitPlane plane) {

	/**
	 * Returns the cells of a word that are in the rim, one bit for each of 64 cells of a row.
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
