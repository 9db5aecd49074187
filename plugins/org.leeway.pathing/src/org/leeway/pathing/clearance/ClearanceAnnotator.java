package org.leeway.pathing.clearance;

import java.util.List;
import java.util.Objects;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainPlanes;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.raster.CellNumbers;
import org.leeway.pathing.world.Capability;

/**
 * A computation of the true clearance of cells. The true clearance of a cell is the side of the largest square of
 * traversable cells with this cell at its top left. A unit with this top-left cell fits there if the unit is not larger
 * than the clearance. A whole map needs one pass over its rows, from the bottom up.
 * <p>
 * Harabor and Botea, <i>Hierarchical Path Planning for Multi-Size Agents in Heterogeneous Environments</i>, CIG 2008.
 */
public final class ClearanceAnnotator {

	private ClearanceAnnotator() {
	}

	/**
	 * Computes the true clearance of every cell. A unit of progress is a row.
	 *
	 * @param blocked the cells that no agent crosses. The plane has the size of the grid
	 * @throws IllegalArgumentException if the sizes differ
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static ClearanceMap annotate(TerrainGrid grid, BitPlane blocked, Capability capability, Progress progress) {
		return annotate(traversable(grid, blocked, capability), progress);
	}

	/**
	 * Computes the true clearance of the cells of a window, row by row, without computing the rest of the map. The time grows
	 * with the size of the window, and with the largest clearance in the column right of the window and the row below.
	 *
	 * @param traversable as from {@link #traversable} or {@link ClearancePlanes#traversable}
	 * @throws IndexOutOfBoundsException if the window is not inside the map
	 */
	public static int[] annotate(BitPlane traversable, CellRect window) {
		Objects.checkFromIndexSize(window.x(), window.width(), traversable.width());
		Objects.checkFromIndexSize(window.y(), window.height(), traversable.height());
		return new ClearanceWindow(traversable, window).annotate();
	}

	/**
	 * Computes the true clearance of every cell. A unit of progress is a row.
	 *
	 * @param traversable as from {@link #traversable} or {@link ClearancePlanes#traversable}
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static ClearanceMap annotate(BitPlane traversable, Progress progress) {
		int width = traversable.width();
		int height = traversable.height();
		CellNumbers.Builder numbers = new CellNumbers.Builder(width, height);
		ClearanceRow row = new ClearanceRow(traversable);
		for (int tiles = traversable.rows() - 1; tiles >= 0; tiles--) {
			int first = tiles * BitPlane.TILE;
			int end = Math.min(height, first + BitPlane.TILE);
			if (traversable.isEmptyRow(tiles)) {
				row.clear();
			} else {
				for (int y = end - 1; y >= first; y--) {
					numbers.setRow(y, row.annotate(y), row.bound());
				}
			}
			progress.worked(end - first);
			progress.check();
		}
		return new ClearanceMap(numbers.build(), false);
	}

	/**
	 * Returns the cells that units of a capability can cross: their terrain belongs to the capability, and they are
	 * not blocked.
	 *
	 * @throws IllegalArgumentException if the sizes differ
	 */
	public static BitPlane traversable(TerrainGrid grid, BitPlane blocked, Capability capability) {
		BitPlane none = BitPlane.empty(grid.width(), grid.height());
		return TerrainPlanes.redraw(grid, blocked, List.of(capability.terrains()), List.of(none),
				TileSet.all(grid.width(), grid.height())).getFirst();
	}
}
