package org.leeway.pathing.clearance;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TileSet;

/**
 * The side of the largest square that each cell is the top-left cell of, up to a limit: the input of a {@link
 * CoveringMap}. Immutable.
 */
public sealed interface AnchoredWidths permits ClearanceWidths, FitWidths {

	/** The true clearance of each cell, up to {@link CoveringMap#MAX_LIMIT}. */
	static AnchoredWidths clearance(BitPlane traversable) {
		return new ClearanceWidths(traversable);
	}

	/** The largest size that reaches each anchor from a spawn, up to the limit of {@code planes}. */
	static AnchoredWidths fit(FitPlanes planes) {
		return new FitWidths(planes);
	}

	/** Greater widths count as this one, at most {@link CoveringMap#MAX_LIMIT}. */
	int limit();

	int width();

	int height();

	/** Writes the widths of some cells, row by row, to the start of {@code target}. */
	void read(CellRect cells, short[] target);

	/**
	 * The side of the largest square that covers a cell, if that is the same for all cells of a tile, as far as this is
	 * seen at once; otherwise -1.
	 */
	int covering(int column, int row);

	/**
	 * The tiles with a cell whose largest covering square may differ from that by {@code old}, of the same size and
	 * limit.
	 */
	TileSet affectedSince(AnchoredWidths old);
}
