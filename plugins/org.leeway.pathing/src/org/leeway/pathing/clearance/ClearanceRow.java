package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * The clearance of one row after the other, from the bottom up. A cell's clearance is one more than the least of three
 * neighbours. What comes from below is known for the whole row at once. What comes from the right is handed on by one,
 * two, four, ... columns, as far as the greatest clearance of the row can matter. So every loop but that over blocked
 * cells goes over whole arrays, without a step that waits for the one before, and over different arrays: only then does
 * the compiler make vectors of it.
 */
final class ClearanceRow {

	private static final int ROWS_A_BOUND = 8;

	private final BitPlane traversable;
	private final int width;
	/** The row below, then the row itself. */
	private final int[] values;
	private final int[] shifted;
	/** The greatest value of each column so far. */
	private final int[] greatest;
	/** No value of the row exceeds it. */
	private int bound;

	ClearanceRow(BitPlane traversable) {
		this.traversable = traversable;
		this.width = traversable.width();
		this.values = new int[width];
		this.shifted = new int[width];
		this.greatest = new int[width];
	}

	/** Goes on to row {@code y}, the one above the last, and writes its values to their place in the map. */
	void annotate(int y, short[] map) {
		System.arraycopy(values, 1, shifted, 0, width - 1);
		shifted[width - 1] = 0;
		addBelow(values, shifted);
		clearBlocked(y);
		bound = y % ROWS_A_BOUND == 0 ? greatest(values) : bound + 1;
		for (int distance = 1; distance < Math.min(bound, width); distance *= 2) {
			System.arraycopy(values, distance, shifted, 0, width - distance);
			addRight(values, shifted, width - distance, distance);
		}
		keepGreatest(greatest, values);
		narrow(values, map, y * width);
	}

	private static void addBelow(int[] values, int[] right) {
		for (int i = 0; i < values.length; i++) {
			values[i] = Math.min(values[i], right[i]) + 1;
		}
	}

	private void clearBlocked(int y) {
		int row = y * traversable.wordsPerRow();
		for (int x = 0; x < width; x += Long.SIZE) {
			long blocked = ~traversable.words()[row + (x >> 6)];
			if (blocked == -1L) {
				Arrays.fill(values, x, Math.min(width, x + Long.SIZE), 0);
			} else {
				clear(x, x + Long.SIZE > width ? blocked & traversable.lastWordMask() : blocked);
			}
		}
	}

	private void clear(int x, long blocked) {
		for (long left = blocked; left != 0; left &= left - 1) {
			values[x + Long.numberOfTrailingZeros(left)] = 0;
		}
	}

	private static void addRight(int[] values, int[] right, int length, int distance) {
		for (int i = 0; i < length; i++) {
			values[i] = Math.min(values[i], right[i] + distance);
		}
	}

	private static void keepGreatest(int[] greatest, int[] values) {
		for (int i = 0; i < values.length; i++) {
			greatest[i] = Math.max(greatest[i], values[i]);
		}
	}

	private static void narrow(int[] values, short[] map, int offset) {
		for (int i = 0; i < values.length; i++) {
			map[offset + i] = (short) values[i];
		}
	}

	/** The greatest value of all rows so far. */
	int greatest() {
		return greatest(greatest);
	}

	private static int greatest(int[] values) {
		int greatest = 0;
		for (int value : values) {
			greatest = Math.max(greatest, value);
		}
		return greatest;
	}
}
