package org.leeway.pathing.clearance;

import java.util.Optional;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * A map with a size for each cell: the side of a square, in cells. In some fields, the cell is the top-left cell of the
 * square, called its anchor. In other fields, the square may contain the cell anywhere. Sizes above the {@link #limit}
 * are reported as the limit. Immutable.
 */
public interface SizeField {

	/** Largest size in fields that store a bit plane for each size, such as {@link ReachableSizes}. */
	int PLANES = 16;

	/**
	 * Limit, in cells, for sizes in fields where the square may contain the cell anywhere. Larger squares count as squares of
	 * this side. The limit is the side of a tile. So an edit in a tile affects only this tile and its eight neighbours.
	 */
	int COVERING = BitPlane.TILE;

	/** Returns the number of columns. */
	int width();

	/** Returns the number of rows. */
	int height();

	/**
	 * Returns the limit of this field: a larger square counts as a square of this size. {@link Integer#MAX_VALUE} if all sizes
	 * are exact.
	 */
	default int limit() {
		return Integer.MAX_VALUE;
	}

	/**
	 * Returns the size at a cell, or 0 if there is no square.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside
	 */
	int get(int x, int y);

	/**
	 * Reads sizes of consecutive cells of row {@code y} into {@code target}, from index 0 on.
	 *
	 * @param x the column of the first cell
	 * @param length the number of cells
	 */
	void read(int x, int y, int length, int[] target);

	/**
	 * Returns the tiles in which sizes may differ from an older field of the same map. Empty if this is not known.
	 */
	Optional<TileSet> changedSince(SizeField old);
}
