package org.leeway.pathing.chokes;

import org.leeway.pathing.grid.BitPlane;

/**
 * The indices of all positions of a unit, called anchors, row by row. Some indices between the rows belong to no position. So a
 * step beyond the end of a row leads to an index without a position, and not into the next row.
 *
 * @param stride the index of an anchor minus the index of the anchor above it: a multiple of 64, greater than the map's
 * width
 */
record AnchorIndex(int stride) {

	static AnchorIndex ofWidth(int width) {
		return new AnchorIndex((width / BitPlane.TILE + 1) * BitPlane.TILE);
	}

	/** Returns how many indices there are for a map of the given height, used or not. */
	int length(int height) {
		return stride * (height + 2) + BitPlane.TILE;
	}

	/**
	 * Returns the index of the position at column {@code x} and row {@code y}. The index leaves {@link BasinMap#DIRECTION_BITS}
	 * bits of an int free, so that an int can hold both a position and a direction.
	 */
	int of(int x, int y) {
		return (y + 1) * stride + BitPlane.TILE + x;
	}

	int x(int anchor) {
		return (anchor - BitPlane.TILE) % stride;
	}

	int y(int anchor) {
		return (anchor - BitPlane.TILE) / stride - 1;
	}

	/**
	 * Returns the positions of a plane as a bit set: 64 indices in a word, two words more than the indices need. So a step from
	 * a position to any neighbour stays inside.
	 */
	long[] words(BitPlane plane) {
		long[] words = new long[length(plane.height()) / Long.SIZE + 2];
		for (int y = 0; y < plane.height(); y++) {
			for (int column = 0; column < plane.columns(); column++) {
				words[of(0, y) / Long.SIZE + column] = plane.word(column, y);
			}
		}
		return words;
	}
}
