package org.leeway.cluster.world;

import java.io.Serializable;

/**
 * The column and row of a block, or of a group of blocks that {@link BlockJoins} has merged. For a group, columns and
 * rows are counted in groups.
 */
record BlockPlace(int column, int row) implements Serializable, Comparable<BlockPlace> {

	/**
	 * Side of the squares of blocks that one round of merges joins into groups. So a group has up to 4 x 4 blocks. Further
	 * rounds join squares of groups in the same way.
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
