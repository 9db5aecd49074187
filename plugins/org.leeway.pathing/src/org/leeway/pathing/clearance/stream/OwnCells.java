package org.leeway.pathing.clearance.stream;

import org.leeway.pathing.grid.CellRect;

/**
 * The rectangle of the cells that a part of a map {@linkplain MapPart owns}. A part also sees cells around this rectangle. The
 * top-left cell that the part sees has the coordinates (0, 0).
 *
 * @param all whether the part owns all cells that it sees, which is the common case
 */
record OwnCells(int left, int top, int right, int bottom, boolean all) {

	/** A rectangle without cells. */
	static final OwnCells NONE = new OwnCells(0, 0, 0, 0, false);

	static OwnCells of(MapPart part) {
		CellRect own = part.own();
		int x = own.x() - part.cells().x();
		int y = own.y() - part.cells().y();
		return new OwnCells(x, y, x + own.width(), y + own.height(), own.equals(part.cells()));
	}

	/** Returns how many cells in the columns [from, to) of row {@code y} the part owns. */
	int columns(int from, int to, int y) {
		return all ? to - from : clipped(from, to, y);
	}

	private int clipped(int from, int to, int y) {
		return y < top || y >= bottom ? 0 : Math.max(0, Math.min(to, right) - Math.max(from, left));
	}

	/**
	 * Returns how many of the part's own cells in row {@code y} have a set bit.
	 *
	 * @param row the bits of all cells in the row, also of cells that the part sees but does not own
	 */
	int bits(long[] row, int y) {
		if (y < top || y >= bottom) {
			return 0;
		}
		int first = left >> 6;
		int last = right - 1 >> 6;
		int count = 0;
		for (int i = first; i <= last; i++) {
			count += Long.bitCount(row[i]);
		}
		return count - Long.bitCount(row[first] & ~(-1L << left)) - Long.bitCount(row[last] & ~(-1L >>> -right));
	}
}
