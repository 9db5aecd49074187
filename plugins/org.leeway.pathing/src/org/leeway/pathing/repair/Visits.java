package org.leeway.pathing.repair;

import org.leeway.pathing.grid.BitPlane;

/**
 * The knowledge of a search about each position: the least cost found so far to get there, and the direction of the last step.
 * Stored in tiles that are allocated on demand.
 */
final class Visits {

	private static final int SHIFT = Integer.numberOfTrailingZeros(BitPlane.TILE);
	private static final int MASK = BitPlane.TILE - 1;
	private static final int DIRECTION_BITS = 3;

	private final int columns;
	/**
	 * Indexed by tile, then by position in the tile: {@code cost * 8 + direction + 1}, or 0 if the search has not visited the
	 * position. A tile is null if the search has visited none of its positions.
	 */
	private final int[][] tiles;

	Visits(int width, int height) {
		columns = (width + MASK) >> SHIFT;
		tiles = new int[columns * ((height + MASK) >> SHIFT)][];
	}

	/** Returns the least known cost of a position. {@link Integer#MAX_VALUE} if the search has not visited it. */
	int cost(int x, int y) {
		int[] tile = tiles[index(x, y)];
		int visit = tile == null ? 0 : tile[offset(x, y)];
		return visit == 0 ? Integer.MAX_VALUE : visit - 1 >> DIRECTION_BITS;
	}

	/** Returns the direction of the last step to a visited position. */
	int direction(int x, int y) {
		return tiles[index(x, y)][offset(x, y)] - 1 & (1 << DIRECTION_BITS) - 1;
	}

	void put(int x, int y, int cost, int direction) {
		int index = index(x, y);
		if (tiles[index] == null) {
			tiles[index] = new int[BitPlane.TILE * BitPlane.TILE];
		}
		tiles[index][offset(x, y)] = (cost << DIRECTION_BITS | direction) + 1;
	}

	private int index(int x, int y) {
		return (y >> SHIFT) * columns + (x >> SHIFT);
	}

	private static int offset(int x, int y) {
		return (y & MASK) << SHIFT | x & MASK;
	}
}
