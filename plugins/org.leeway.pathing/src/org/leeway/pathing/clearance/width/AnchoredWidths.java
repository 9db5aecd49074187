package org.leeway.pathing.clearance.width;

import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TileSet;

/**
 * The side of the largest square at each anchor, up to a limit. An anchor is the top-left cell of a square. There are two kinds of
 * squares: squares of traversable cells, and footprints of units that come from a spawn. {@link CoveringMap} is computed from these
 * sides. Immutable.
 */
public sealed interface AnchoredWidths permits ClearanceWidths, FitWidths {

	/** Returns the true clearance of each cell, up to the limit {@link SizeField#COVERING}. */
	static AnchoredWidths clearance(BitPlane traversable) {
		return new ClearanceWidths(traversable);
	}

	/**
	 * Returns the size of the largest unit that reaches each anchor from a spawn, up to the limit of {@code planes}.
	 */
	static AnchoredWidths fit(FitPlanes planes) {
		return new FitWidths(planes);
	}

	/**
	 * Returns the limit of the sides, at most {@link SizeField#COVERING}. Larger squares count as squares of this side.
	 */
	int limit();

	int width();

	int height();

	/** Writes the sides of the squares at some cells, row by row, to the start of {@code target}. */
	void read(CellRect cells, short[] target);

	/**
	 * Returns the side of the largest square that covers a cell of the tile, or -1. The result is -1 if this side differs between
	 * cells of the tile, or if a quick test cannot decide.
	 *
	 * @param column the column of the tile
	 * @param row the row of the tile
	 */
	int covering(int column, int row);

	/**
	 * Returns the tiles with cells whose largest covering square may have changed in an edit.
	 *
	 * @param old the sides before the edit, for the same size of the map and the same limit
	 */
	TileSet affectedSince(AnchoredWidths old);
}
