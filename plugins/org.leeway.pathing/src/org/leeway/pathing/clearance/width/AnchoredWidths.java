package org.leeway.pathing.clearance.width;

import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TileSet;

/**
 * The side of the largest square whose top-left cell is a given cell, up to a limit. There are two implementations.
 * In {@link #clearance}, all squares of traversable cells count. In {@link #fit}, a square counts only if a unit of its size can
 * get there from a spawn. {@link CoveringMap} is computed from these sides. Immutable.
 */
public sealed interface AnchoredWidths permits ClearanceWidths, FitWidths {

	/**
	 * Returns the clearance of each cell: the side of the largest traversable square with this top-left cell. Sides
	 * above {@link SizeField#COVERING} count as {@link SizeField#COVERING}.
	 */
	static AnchoredWidths clearance(BitPlane traversable) {
		return new ClearanceWidths(traversable);
	}

	/**
	 * Returns, for each cell, the size of the largest unit that can get from a spawn to this cell. The cell is the unit's
	 * top-left cell. Sizes above the limit of {@code planes} count as this limit.
	 */
	static AnchoredWidths fit(FitPlanes planes) {
		return new FitWidths(planes);
	}

	/**
	 * Returns the largest side that is measured, at most {@link SizeField#COVERING}. Larger squares count as squares of
	 * this side.
	 */
	int limit();

	int width();

	int height();

	/** Writes the sides of the squares at some cells, row by row, to the start of {@code target}. */
	void read(CellRect cells, short[] target);

	/**
	 * Returns the covering side that all cells of a tile have in common. The covering side of a cell is the side of the largest
	 * square that covers the cell. Returns -1 if the covering sides differ, or if a quick test cannot decide.
	 *
	 * @param column the column of the tile
	 * @param row the row of the tile
	 */
	int covering(int column, int row);

	/**
	 * Returns the tiles in which an edit may have changed the covering side of a cell. The covering side of a cell is the side
	 * of the largest square that covers the cell.
	 *
	 * @param old the sides before the edit, for a map of the same size and with the same limit
	 */
	TileSet affectedSince(AnchoredWidths old);
}
