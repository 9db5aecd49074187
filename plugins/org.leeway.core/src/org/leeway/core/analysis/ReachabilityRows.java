package org.leeway.core.analysis;

import org.leeway.pathing.grid.BitPlane;

/**
 * The classes of reachability of an agent's cells: 0 blocked, 1 too narrow, 2 fits but cut off, 3 reachable. A cell of
 * a higher class is in the planes of the lower ones too, so its class is how many planes hold it.
 */
record ReachabilityRows(BitPlane traversable, BitPlane fitting, BitPlane covered) implements LayerRows {

	@Override
	public void values(int x, int y, int length, int[] target) {
		long[] narrow = traversable.words();
		long[] fits = fitting.words();
		long[] reached = covered.words();
		int row = y * traversable.wordsPerRow();
		for (int i = 0; i < length; i++) {
			int column = x + i;
			int word = row + (column >> 6);
			target[i] = bit(narrow[word], column) + bit(fits[word], column) + bit(reached[word], column);
		}
	}

	private static int bit(long word, int column) {
		return (int) (word >>> column) & 1;
	}
}
