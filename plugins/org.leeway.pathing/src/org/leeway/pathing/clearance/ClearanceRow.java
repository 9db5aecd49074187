package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * A computation of clearance row by row, from the bottom up. The clearance of a cell is the least of three numbers:
 * <ul>
 * <li>how many traversable cells lie in a line from this cell to the right,
 * <li>the clearance of the cell below, plus one,
 * <li>the clearance of the cell below right, plus one.
 * </ul>
 */
final class ClearanceRow {

	private static final int LEAST_BOUND = 255;

	private final int width;
	/**
	 * The clearance of each cell of the latest row, and a 0 at the end. {@link #annotate} replaces the row by the
	 * row above it.
	 */
	private final int[] values;
	/** Indexed by column: the clearance of the cell below right. */
	private final int[] lowerRight;
	private final RunLengths lengths;
	private int bound;

	ClearanceRow(BitPlane traversable) {
		this.width = traversable.width();
		this.lengths = new RunLengths(traversable);
		this.values = new int[width + 1];
		this.lowerRight = new int[width];
	}

	/**
	 * Computes the clearance of row {@code y}, which must lie just above the row of the previous call. Returns the
	 * clearance of each cell, and an extra 0 at the end. The array is valid until the next call.
	 */
	int[] annotate(int y) {
		int[] runs = lengths.measure(y);
		// the loop must read and write different arrays: the compiler does not vectorize a loop that reads and writes one
		// array at different indices
		System.arraycopy(values, 1, lowerRight, 0, width);
		for (int x = 0; x < width; x++) {
			values[x] = Math.min(runs[x], Math.min(values[x], lowerRight[x]) + 1);
		}
		bound++;
		return values;
	}

	/**
	 * Prepares for the row above empty rows, which have no traversable cells. Callers need not {@link #annotate} the empty
	 * rows.
	 */
	void clear() {
		Arrays.fill(values, 0);
		bound = 0;
	}

	/**
	 * Returns an upper bound of the clearance in the current row. The bound grows by 1 with each row, which is fast but may be
	 * too high. Above {@link #LEAST_BOUND}, computes the largest clearance exactly.
	 */
	int bound() {
		if (bound > LEAST_BOUND) {
			bound = Arrays.stream(values).max().orElseThrow();
		}
		return bound;
	}
}
