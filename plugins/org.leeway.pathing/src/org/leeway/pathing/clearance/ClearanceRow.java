package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * The clearance of one row after the other, from the bottom up: a traversable cell's clearance is one more than the
 * least of its right, its lower and its lower right neighbour's.
 */
final class ClearanceRow {

	private final BitPlane traversable;
	private final int width;
	/** The clearance of the row below, which becomes that of the row itself from the right on. */
	private final int[] values;
	private int greatest;

	ClearanceRow(BitPlane traversable) {
		this.traversable = traversable;
		this.width = traversable.width();
		this.values = new int[width];
	}

	/** Goes on to row {@code y}, the one above the last, and writes its values to their place in the map. */
	void annotate(int y, short[] map) {
		int offset = y * width;
		int right = 0;
		int diagonal = 0;
		int most = greatest;
		for (int word = (width - 1) >> 6; word >= 0; word--) {
			long bits = traversable.word(word, y);
			int first = word << 6;
			int end = Math.min(width, first + Long.SIZE);
			if (bits == 0) {
				right = 0;
				diagonal = values[first];
				Arrays.fill(values, first, end, 0);
				continue;
			}
			for (int x = end - 1; x >= first; x--) {
				int below = values[x];
				int free = -(int) (bits >>> x & 1);
				right = Math.min(right, Math.min(below, diagonal)) + 1 & free;
				diagonal = below;
				values[x] = right;
				map[offset + x] = (short) right;
				most = Math.max(most, right);
			}
		}
		greatest = most;
	}

	/** The greatest value of all rows so far. */
	int greatest() {
		return greatest;
	}
}
