package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * The clearance of one row after the other, from the bottom up. A square at a cell is no wider than the run of
 * traversable cells to the right, and its rows below the first are a square at the lower and at the lower right cell. So
 * a cell's clearance is the least of the run's length and, plus one, those of the two cells below. No cell of the row
 * waits for another.
 */
final class ClearanceRow {

	private static final int LEAST_BOUND = 255;

	private final int width;
	/** The clearance of the row below, which becomes that of the row itself; a 0 follows. */
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

	/** Goes on to row {@code y}, the one above the last: its values, and a 0. Good until the next row. */
	int[] annotate(int y) {
		int[] runs = lengths.measure(y);
		// a copy, for reads beside what is written are not done in parallel
		System.arraycopy(values, 1, lowerRight, 0, width);
		for (int x = 0; x < width; x++) {
			values[x] = Math.min(runs[x], Math.min(values[x], lowerRight[x]) + 1);
		}
		bound++;
		return values;
	}

	/** What no value of the row exceeds: looked up only now and then, for no row exceeds that below by more than one. */
	int bound() {
		if (bound > LEAST_BOUND) {
			bound = Arrays.stream(values).max().orElseThrow();
		}
		return bound;
	}
}
