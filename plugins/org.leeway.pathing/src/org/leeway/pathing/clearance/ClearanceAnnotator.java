package org.leeway.pathing.clearance;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainPlanes;
import org.leeway.pathing.grid.TileSet;

/**
 * Annotates a map with true clearance: at each cell, the side of the largest square that has the cell as its top-left
 * corner, lies inside the map, and holds traversable cells only. A square of side {@code s + 1} consists of the four of
 * side {@code s} at the cell, its right, its lower and its lower right neighbour, so one pass from the bottom right
 * needs no more than the least of three neighbours, plus one.
 * <p>
 * Harabor and Botea, <i>Hierarchical Path Planning for Multi-Size Agents in Heterogeneous Environments</i>, CIG 2008.
 */
public final class ClearanceAnnotator {

	private static final int ROWS_A_CHECK = 16;

	private ClearanceAnnotator() {
	}

	/**
	 * The true clearance of every cell. A unit of progress is a row.
	 *
	 * @param blocked cells that no agent crosses; of the grid's size
	 * @throws IllegalArgumentException if the sizes differ
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static ClearanceMap annotate(TerrainGrid grid, BitPlane blocked, Capability capability, Progress progress) {
		return annotate(traversable(grid, blocked, capability), progress);
	}

	/** The true clearance over cells that are known to be traversable. */
	static ClearanceMap annotate(BitPlane traversable, Progress progress) {
		int width = traversable.width();
		int height = traversable.height();
		short[] values = new short[width * height];
		ClearanceRow row = new ClearanceRow(traversable);
		for (int y = height - 1; y >= 0; y--) {
			row.annotate(y, values);
			if (y % ROWS_A_CHECK == 0) {
				progress.worked(Math.min(ROWS_A_CHECK, height - y));
				progress.check();
			}
		}
		return new ClearanceMap(width, height, values, false, row.greatest());
	}

	/**
	 * The cells whose terrain belongs to the capability and that are not blocked.
	 *
	 * @throws IllegalArgumentException if the sizes differ
	 */
	public static BitPlane traversable(TerrainGrid grid, BitPlane blocked, Capability capability) {
		BitPlane none = BitPlane.empty(grid.width(), grid.height());
		return TerrainPlanes.redraw(grid, blocked, List.of(capability.terrains()), List.of(none),
				TileSet.all(grid.width(), grid.height())).getFirst();
	}
}
