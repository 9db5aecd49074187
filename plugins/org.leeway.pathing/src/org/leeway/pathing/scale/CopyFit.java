package org.leeway.pathing.scale;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.world.Diagonals;

/** The cells of a map that are in a footprint of a unit in a coarser copy of the map. */
public final class CopyFit {

	private CopyFit() {
	}

	/**
	 * Finds the cells of the map whose blocks are in a footprint of the unit in the copy.
	 *
	 * @param free the cells of the map that the unit can cross
	 * @param size of the unit in the map, in cells
	 * @param factor the number of cells in a row that become one cell, at least 2
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static BitPlane of(BitPlane free, int size, int factor, Shrink shrink, Progress progress) {
		int coarseSize = Math.ceilDiv(size, factor);
		BitPlane legal = ScaleChanges.legal(shrink.coarse(free, factor), coarseSize);
		BitPlane fitting = Reachability.of(legal, coarseSize, List.of(), Diagonals.NEVER, progress).fitting();
		return Blocks.cells(fitting, factor, free.width(), free.height());
	}
}
