package org.leeway.core.exchange.generals;

import java.util.Arrays;

/** A list of cells. A cell may occur several times, and may lie outside of the map. */
final class CellSet {

	private int[] xy = new int[32];
	private int size;

	/** Adds a cell. Does nothing if the last cell that was added is the same cell. */
	void add(int x, int y) {
		if (size > 0 && x(size - 1) == x && y(size - 1) == y) {
			return;
		}
		if (2 * size == xy.length) {
			xy = Arrays.copyOf(xy, 2 * xy.length);
		}
		xy[2 * size] = x;
		xy[2 * size + 1] = y;
		size++;
	}

	/** Returns the number of cells. Cells that occur several times count several times. */
	int size() {
		return size;
	}

	int x(int cell) {
		return xy[2 * cell];
	}

	int y(int cell) {
		return xy[2 * cell + 1];
	}
}
