package org.leeway.pathing.clearance.width;

import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TileSet;

/**
 * The sides of largest squares, up to a limit: for each cell, the side of the largest square with this top-left cell. The
 * squares consist of traversable cells, or are footprints that a unit reaches from a spawn. The input of a
 * {@link CoveringMap}. Immutable.
 */
public sealed interface AnchoredWidths permits ClearanceWidths, FitWidths {

	/** Returns the true clearance of each cell, up to {@link SizeField#COVERING}. */
	static AnchoredWidths clearance(BitPlane traversable) {
		return new ClearanceWidths(traversable);
	}

	/** Returns the largest size that reaches each anchor from a spawn, up to the limit of {@code planes}. */
	static AnchoredWidths fit(FitPlanes planes) {
		return new FitWidths(planes);
	}

	/** Returns the limit of the sides, at most {@link SizeField#COVERING}. Larger squares count as squares of this side. */
	int limit();

	int width();

	int height();

	/** Writes the sides of the squares at some cells, row by row, to the start of {@code target}. */
	void read(CellRect cells, short[] target);

	/**
	 * Returns the side of the largest square that covers each cell of a tile, if a quick test shows that all these sides
	 * are equal. Otherwise -1.
	 */
	int covering(int column, int row);

	/**
	 * Returns the tiles with a cell whose largest covering square may differ between these widths and older widths. The
	 * older widths must have the same size and limit.
	 */
	TileSet affectedSince(AnchoredWidths old);
}
