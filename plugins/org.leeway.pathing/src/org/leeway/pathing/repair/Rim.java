package org.leeway.pathing.repair;

import org.leeway.pathing.grid.BitPlane;

/**
 * The rim of a plane: the cells of the plane that have a straight neighbour outside the plane. A search that starts on all
 * cells of the plane needs to expand only the rim. All neighbours of the other cells are in the plane.
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
