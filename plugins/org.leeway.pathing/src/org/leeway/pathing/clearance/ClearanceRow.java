package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * A computation of clearance row by row, from the bottom up. The clearance of a cell is the least of three numbers:
 * <ul>
 * <li>how many traversable cells follow each other from this cell to the right
 * <li>the clearance of the cell below, plus one
 * <li>the clearance of the cell below right, plus one
 * </ul>
 */
final class ClearanceRow {

	private static final int LEAST_BOUND = 255;

	private final int width;
	/**
	 * The clearance of the cells of the current row, with an extra entry of 0 at the end. While {@link #annotate} runs, entries
	 * that it has not replaced yet belong to the row below.
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
	 * Computes the clearance of row {@code y}, which lies just above the row of the previous call. An extra entry of 0
	 * follows the row. The returned array is valid until the next call.
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

	/** Prepares for a row that lies above a row without traversable cells. */
	void clear() {
		Arrays.fill(values, 0);
		bound = 0;
	}

	/**
	 * Returns an upper bound of the clearances of the current row. The bound may be too large by up to
	 * {@link #LEAST_BOUND}.
	 */
	int bound() {
		if (bound > LEAST_BOUND) {
			bound = Arrays.stream(values).max().orElseThrow();
		}
		return bound;
	}
}
