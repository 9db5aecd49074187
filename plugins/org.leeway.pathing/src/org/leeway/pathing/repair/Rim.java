package org.leeway.pathing.repair;

import org.leeway.pathing.grid.BitPlane;

/**
 * The rim of a set of cells: the cells of the set with a straight neighbour (above, below, left or right) outside the set. A
 * search from the whole set can start from the rim alone. All straight steps out of the set begin on the rim. A diagonal step
 * out of the set begins on the rim too, or a straight step from the rim leads to the same cell.
 */
record Rim(BitPlane plane) {

	/**
	 * Returns a bit set of the cells of the rim among 64 neighbouring cells of a row. Bit i is set if cell i belongs to the
	 * rim.
	 *
	 * @param column the column of the first of the 64 cells, divided by 64
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
