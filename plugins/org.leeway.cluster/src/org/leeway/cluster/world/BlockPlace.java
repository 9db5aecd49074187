package org.leeway.cluster.world;

import java.io.Serializable;

/** A block, or some joined ones, by the column and the row among those of its kind. */
record BlockPlace(int column, int row) implements Serializable, Comparable<BlockPlace> {

	/** How many in a row are joined to one. */
	private static final int SIDE = 4;

	/** The place of what this one is joined to. */
	BlockPlace parent() {
		return new BlockPlace(column / SIDE, row / SIDE);
	}

	/** How many places there are if {@code before} are joined, in one direction. */
	static int joined(int before) {
		return (before + SIDE - 1) / SIDE;
	}

	@Override
	public int compareTo(BlockPlace other) {
		return row == other.row ? Integer.compare(column, other.column) : Integer.compare(row, other.row);
	}
}
