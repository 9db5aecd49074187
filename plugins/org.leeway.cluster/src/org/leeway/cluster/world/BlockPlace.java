package org.leeway.cluster.world;

import java.io.Serializable;

/**
 * The column and row of a block, or of a group of blocks that {@link BlockJoins} has merged. For a group, columns and
 * rows are counted in groups.
 */
record BlockPlace(int column, int row) implements Serializable, Comparable<BlockPlace> {

	/**
	 * Number of neighbours along each side of the square that a round merges into one group. A group then has 4 x 4
	 * members.
	 */
	private static final int SIDE = 4;

	/** Returns the place of the group into which the next round merges this block or group. */
	BlockPlace parent() {
		return new BlockPlace(column / SIDE, row / SIDE);
	}

	/**
	 * Returns how many columns of blocks or groups are left after a round of merges. Works for rows in the same way.
	 *
	 * @param before the number of columns or rows before the round
	 */
	static int joined(int before) {
		return (before + SIDE - 1) / SIDE;
	}

	@Override
	public int compareTo(BlockPlace other) {
		return row == other.row ? Integer.compare(column, other.column) : Integer.compare(row, other.row);
	}
}
