package org.leeway.pathing.hierarchy;

import java.util.stream.IntStream;

import org.leeway.pathing.grid.CellRect;

/** The division of a map of {@code width} x {@code height} cells into clusters, numbered row by row. Immutable. */
record ClusterLayout(int width, int height, int side) {

	/** The value in place of a cluster's index if the cluster would lie outside of the map. */
	static final int NONE = -1;

	/** Returns the number of clusters in a row. */
	int columns() {
		return (width + side - 1) / side;
	}

	/** Returns the number of rows of clusters. */
	int rows() {
		return (height + side - 1) / side;
	}

	int count() {
		return columns() * rows();
	}

	/** Returns the cluster that holds a cell. */
	int at(int x, int y) {
		return y / side * columns() + x / side;
	}

	/** Returns the clusters that have cells in an area of the map, ascending. */
	int[] touching(CellRect area) {
		int first = at(area.x(), area.y());
		int across = (area.right() - 1) / side - area.x() / side + 1;
		int down = (area.bottom() - 1) / side - area.y() / side + 1;
		return IntStream.range(0, across * down).map(i -> first + i / across * columns() + i % across).toArray();
	}

	CellRect bounds(int cluster) {
		int x = cluster % columns() * side;
		int y = cluster / columns() * side;
		return new CellRect(x, y, Math.min(side, width - x), Math.min(side, height - y));
	}

	/**
	 * Returns the cluster at an offset from another cluster. {@link #NONE} if this is outside of the map.
	 *
	 * @param right the offset to the right, in columns of clusters
	 * @param down the offset downward, in rows of clusters
	 */
	int neighbour(int cluster, int right, int down) {
		int column = cluster % columns() + right;
		int row = cluster / columns() + down;
		return column < 0 || column >= columns() || row < 0 || row >= rows() ? NONE : row * columns() + column;
	}
}
