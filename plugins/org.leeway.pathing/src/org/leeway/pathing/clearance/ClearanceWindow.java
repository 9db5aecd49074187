package org.leeway.pathing.clearance;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;

/**
 * A computation of clearance in a window of a map, without the rest of the map. The clearance of a cell follows from
 * its neighbours at the right, below, and below right. So the cells along the right and the lower side of the window
 * are computed first, each by itself.
 */
final class ClearanceWindow {

	private final BitPlane traversable;
	private final CellRect window;
	/**
	 * The clearance of the window's cells, row by row, with one more column at the right and one more row at the
	 * bottom.
	 */
	private final int[] values;
	private final int stride;

	ClearanceWindow(BitPlane traversable, CellRect window) {
		this.traversable = traversable;
		this.window = window;
		this.stride = window.width() + 1;
		this.values = new int[stride * (window.height() + 1)];
	}

	/** Returns the clearance of the window's cells, row by row. */
	int[] annotate() {
		for (int x = 0; x < stride; x++) {
			values[window.height() * stride + x] = largestSquare(window.x() + x, window.bottom());
		}
		int[] result = new int[window.width() * window.height()];
		for (int y = window.height() - 1; y >= 0; y--) {
			values[y * stride + window.width()] = largestSquare(window.right(), window.y() + y);
			for (int x = window.width() - 1; x >= 0; x--) {
				int at = y * stride + x;
				int least = Math.min(values[at + 1], Math.min(values[at + stride], values[at + stride + 1]));
				values[at] = traversable.get(window.x() + x, window.y() + y) ? least + 1 : 0;
				result[y * window.width() + x] = values[at];
			}
		}
		return result;
	}

	/**
	 * Returns the side of the largest traversable square with a given top-left cell. 0 if the cell is not traversable or lies
	 * outside the map.
	 */
	private int largestSquare(int x, int y) {
		int side = Math.max(0, Math.min(traversable.width() - x, traversable.height() - y));
		for (int row = 0; row < side; row++) {
			int run = traversable.nextClear(x, y + row) - x;
			// a square of row x row cells fits into the rows above. A larger square includes this row, so the side of a larger
			// square is at most run
			side = Math.max(row, Math.min(side, run));
		}
		return side;
	}
}
