package org.leeway.pathing.region;

import java.util.List;
import java.util.Objects;

import org.leeway.pathing.Progress;

/**
 * Cells of one value that are connected by their sides. Immutable.
 *
 * @param cells the number of cells
 * @param area the area that the cells cover, with a vertex at each turn of an outline
 */
public record CellRegion(int value, long cells, Area area) {

	public CellRegion {
		Objects.requireNonNull(area, "area");
	}

	/**
	 * Returns the regions of a grid, ordered by their first cells, row by row.
	 *
	 * @param values indexed by cell, row-major
	 * @param width the number of cells in a row
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static List<CellRegion> of(int[] values, int width, Progress progress) {
		return new RegionTracer(values, width).regions(progress);
	}
}
