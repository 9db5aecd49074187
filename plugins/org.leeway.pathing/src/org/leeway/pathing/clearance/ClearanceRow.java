package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * The computation of clearance row by row, from the bottom up. A square at a cell is no wider than the run of traversable
 * cells to the right. Its rows below the first are a square at the lower cell and at the lower right cell. So a cell's
 * clearance is the least of the run's length and, plus one, the clearances of the two cells below. No cell depends on
 * another cell of its row.
 */
final class ClearanceRow {

	private static final int LEAST_BOUND = 255;

	private final int width;
	/** The clearance of the row below, overwritten with the clearance of the current row. A 0 follows. */
	private final int[] values;
	private final int[] lowerRight;
	private final RunLengths lengths;
	private int bound;

	ClearanceRow(BitPlane traversable) {
		this.width = traversable.width();
		this.lengths = new RunLengths(traversable);
		this.values = new int[width + 1];
		this.lowerRight = new int[width];
	}

	/** Computes row {@code y}, the row above the last one. Returns its values and a 0, valid until the next call. */
	int[] annotate(int y) {
		int[] runs = lengths.measure(y);
		// a copy, as the compiler does not vectorize reads beside writes
		System.arraycopy(values, 1, lowerRight, 0, width);
		for (int x = 0; x < width; x++) {
			values[x] = Math.min(runs[x], Math.min(values[x], lowerRight[x]) + 1);
		}
		bound++;
		return values;
	}

	/** Begins from scratch, above a row without a cell. */
	void clear() {
		Arrays.fill(values, 0);
		bound = 0;
	}

	/**
	 * Returns an upper bound of the values of the row. The bound is computed only now and then, because a row exceeds the
	 * row below by at most one.
	 */
	int bound() {
		if (bound > LEAST_BOUND) {
			bound = Arrays.stream(values).max().orElseThrow();
		}
		return bound;
	}
}
