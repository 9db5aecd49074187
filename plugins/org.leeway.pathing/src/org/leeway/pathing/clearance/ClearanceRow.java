package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * The computation of clearance row by row, from the bottom up. A square of side s begins with a run of s traversable
 * cells: its top-left cell and the cells to the right. The cells below and below right of the top-left cell must have
 * clearance s - 1 or more. So a cell's clearance is the least of three numbers. The first number is the length of its
 * run to the right. The other two numbers are the clearances of the cells below and below right, plus one. No cell
 * depends on another cell of its row.
 */
final class ClearanceRow {

	private static final int LEAST_BOUND = 255;

	private final int width;
	/** The clearance of the row below, overwritten with the clearance of the current row. One entry of 0 follows the row. */
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
	 * Computes the clearance of row {@code y}, which lies just above the row of the previous call. The returned array
	 * ends with one more entry of 0, and is valid until the next call.
	 */
	int[] annotate(int y) {
		int[] runs = lengths.measure(y);
		// a copy, because the compiler does not vectorize a loop that reads and writes one array at different indices
		System.arraycopy(values, 1, lowerRight, 0, width);
		for (int x = 0; x < width; x++) {
			values[x] = Math.min(runs[x], Math.min(values[x], lowerRight[x]) + 1);
		}
		bound++;
		return values;
	}

	/** Forgets all rows. The next row is computed as if no cell below it were traversable. */
	void clear() {
		Arrays.fill(values, 0);
		bound = 0;
	}

	/**
	 * Returns an upper bound of the values of the current row. The largest value grows by at most one from a row to the row
	 * above, so the bound grows by one for each row. If the bound then exceeds {@link #LEAST_BOUND}, the bound becomes the
	 * largest value of the row.
	 */
	int bound() {
		if (bound > LEAST_BOUND) {
			bound = Arrays.stream(values).max().orElseThrow();
		}
		return bound;
	}
}
