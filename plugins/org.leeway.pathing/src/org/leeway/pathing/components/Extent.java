package org.leeway.pathing.components;

/**
 * The size of a component in a part of a plane.
 *
 * @param cells the number of its cells
 * @param first its first cell, row by row: the row in the upper 16 bits, the column in the lower 16 bits. The row and the
 * column are relative to the part's first cell
 */
record Extent(int cells, int first) {

	static final Extent NONE = new Extent(0, 0);

	static int first(int x, int y) {
		return y << 16 | x;
	}

	int x() {
		return first & 0xFFFF;
	}

	int y() {
		return first >>> 16;
	}

	/**
	 * Converts this extent from the coordinates of a part to the coordinates of a larger part.
	 *
	 * @param x the column of this part's first cell in the larger part
	 * @param y the row of this part's first cell in the larger part
	 */
	Extent moved(int x, int y) {
		return cells == 0 ? NONE : new Extent(cells, first + first(x, y));
	}

	/** Returns the larger of two extents. Ties go to the extent whose first cell comes first, row by row. */
	Extent larger(Extent other) {
		boolean more = cells > other.cells;
		return more || cells == other.cells && Integer.compareUnsigned(first, other.first) < 0 ? this : other;
	}
}
