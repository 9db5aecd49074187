package org.leeway.pathing.clearance;

import org.leeway.pathing.grid.BitPlane;

/**
 * The clearance of one row after the other, from the bottom up. A square at a cell is no wider than the run of
 * traversable cells to the right, and its rows below the first are a square at the lower and at the lower right cell. So
 * a cell's clearance is the least of the run's length and, plus one, those of the two cells below. No cell of the row
 * waits for another.
 */
final class ClearanceRow {

	private final BitPlane traversable;
	private final int width;
	private final int[] runs;
	/** The clearance of the row below, which becomes that of the row itself; a 0 follows. */
	private final int[] values;
	private final int[] lowerRight;
	private int greatest;

	ClearanceRow(BitPlane traversable) {
		this.traversable = traversable;
		this.width = traversable.width();
		this.runs = new int[traversable.columns() * BitPlane.TILE];
		this.values = new int[width + 1];
		this.lowerRight = new int[width];
	}

	/** Goes on to row {@code y}, the one above the last, and writes its values to {@code target}. */
	void annotate(int y, short[] target, int offset) {
		RunLengths.measure(traversable, y, runs);
		// a copy, for reads beside what is written are not done in parallel
		System.arraycopy(values, 1, lowerRight, 0, width);
		step();
		store(target, offset);
	}

	private void step() {
		for (int x = 0; x < width; x++) {
			values[x] = Math.min(runs[x], Math.min(values[x], lowerRight[x]) + 1);
		}
	}

	private void store(short[] target, int offset) {
		int most = greatest;
		for (int x = 0; x < width; x++) {
			target[offset + x] = (short) values[x];
			most = Math.max(most, values[x]);
		}
		greatest = most;
	}

	/** The greatest value of all rows so far. */
	int greatest() {
		return greatest;
	}
}
