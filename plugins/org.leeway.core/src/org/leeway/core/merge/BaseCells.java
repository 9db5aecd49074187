package org.leeway.core.merge;

import java.util.Optional;
import java.util.Set;

import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.ResizedGrid;

/**
 * The cells of the base of a merge, for conflicts about cells.
 *
 * @param ids the id of each terrain in the merged level, indexed by its id in the base
 * @param result the bounds of the merged map, in cells of the base
 * @param known the ids of the terrains of the merged level
 */
record BaseCells(TerrainGrid base, int[] ids, CellRect result, Set<Integer> known) {

	/**
	 * Returns a region of the merged map. In the result, each conflicting cell has its terrain in the base. Empty if the base
	 * lacks a conflicting cell. Also empty if the merged level lacks the terrain of a conflicting cell.
	 */
	Optional<TerrainGrid> of(CellRect region, GridMerge merge) {
		TerrainGridEditor cells = ResizedGrid.of(merge.grid(), region, 0).edit();
		for (int y = region.y(); y < region.bottom(); y++) {
			for (int x = merge.conflicts().nextSet(region.x(), y); x < region.right(); x = merge.conflicts().nextSet(x + 1, y)) {
				int column = x + result.x();
				int row = y + result.y();
				int terrain = base.contains(column, row) ? ids[base.terrain(column, row)] : TerrainGrid.TERRAINS;
				if (!known.contains(terrain)) {
					return Optional.empty();
				}
				cells.set(x - region.x(), y - region.y(), terrain);
			}
		}
		return Optional.of(cells.build());
	}
}
