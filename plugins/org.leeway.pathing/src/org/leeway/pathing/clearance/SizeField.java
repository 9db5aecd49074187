package org.leeway.pathing.clearance;

import java.util.Optional;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * A size for each cell of a map: the side of a square. In some fields, the cell is the top-left cell of this square, called its
 * anchor. In other fields, the square may cover the cell anywhere. Sizes are exact, or exact up to a {@link #limit}. Immutable.
 */
public interface SizeField {

	/** Largest size in fields that have a bit plane for each size, such as {@link ReachableSizes}. */
	int PLANES = 16;

	/**
	 * Largest side of covering squares in fields that are updated after an edit, in cells. Larger squares count as squares of this
	 * side. This is the side of a tile, so a changed tile affects only itself and its eight neighbours.
	 */
	int COVERING = BitPlane.TILE;

	/** Returns the number of columns. */
	int width();

	/** Returns the number of rows. */
	int height();

	/**
	 * Returns the limit of the sizes. A size equal to the limit stands for the limit or more. {@link Integer#MAX_VALUE}
	 * if all sizes are exact.
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
	 * Returns the tiles in which sizes may differ from an older field of the same map. Empty if the two fields cannot
	 * be compared.
	 */
	Optional<TileSet> changedSince(SizeField old);
}
