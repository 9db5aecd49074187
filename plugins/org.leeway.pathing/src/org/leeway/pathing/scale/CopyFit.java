package org.leeway.pathing.scale;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.world.Diagonals;

/**
 * A computation of the cells of a map that a unit can cover in a coarser copy of the map. In the copy, one cell stands for a
 * block of cells of the map.
 */
public final class CopyFit {

	private CopyFit() {
	}

	/**
	 * Returns the cells of the map that the unit can cover in a coarser copy of the map. A cell of the copy stands for a block
	 * of cells of the map. So the result consists of whole blocks.
	 *
	 * @param free the cells of the map that the unit can cross
	 * @param size the size of the unit in the map, in cells. In the copy, the unit has the size {@code size / factor}, rounded
	 * up
	 * @param factor the side of a block, in cells of the map, at least 2
	 * @param shrink decides which cells of the copy are blocked
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static BitPlane of(BitPlane free, int size, int factor, Shrink shrink, Progress progress) {
		int coarseSize = Math.ceilDiv(size, factor);
		BitPlane legal = ScaleChanges.legal(shrink.coarse(free, factor), coarseSize);
		BitPlane fitting = Reachability.of(legal, coarseSize, List.of(), Diagonals.NEVER, progress).fitting();
		return Blocks.cells(fitting, factor, free.width(), free.height());
	}
}
