package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.List;

import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.ResizedGrid;

/** Methods for conflicts about cells: their regions and cells, and maps with the cells of theirs. */
public final class ConflictCells {

	private ConflictCells() {
	}

	/** Returns the region of a conflict about cells, which may reach beyond the map. */
	public static CellRect region(MergeConflict conflict) {
		return new CellRect(conflict.getX(), conflict.getY(), conflict.getCells().width(), conflict.getCells().height());
	}

	/**
	 * Returns a map with their cells. Cells beyond the map are left out. Returns the map itself if no conflict is about its cells.
	 *
	 * @param conflicts conflicts of any form
	 */
	public static TerrainGrid painted(TerrainGrid map, List<MergeConflict> conflicts) {
		TerrainGridEditor grid = map.edit();
		conflicts.stream().filter(each -> each.getCells() != null)
				.forEach(each -> paint(each.getCells(), region(each), map.bounds(), grid));
		TerrainGrid painted = grid.build();
		return painted.equals(map) ? map : painted;
	}

	private static void paint(TerrainGrid cells, CellRect region, CellRect map, TerrainGridEditor grid) {
		map.intersection(region).ifPresent(on -> {
			byte[] row = new byte[on.width()];
			for (int y = on.y(); y < on.bottom(); y++) {
				cells.copyRow(on.x() - region.x(), y - region.y(), row.length, row, 0);
				grid.setRow(on.x(), y, row, 0, row.length);
			}
		});
	}

	/** Returns the cells of the map for which a conflict has another terrain, row by row. */
	public static List<Cell> differing(MergeConflict conflict, TerrainGrid map) {
		return cells(conflict, map).stream().filter(cell -> conflict.getCells().terrain(cell.x() - conflict.getX(),
				cell.y() - conflict.getY()) != map.terrain(cell.x(), cell.y())).toList();
	}

	/** Returns the cells of the map in the region of a conflict, row by row. */
	public static List<Cell> cells(MergeConflict conflict, TerrainGrid map) {
		List<Cell> cells = new ArrayList<>();
		map.bounds().intersection(region(conflict)).ifPresent(on -> {
			for (int y = on.y(); y < on.bottom(); y++) {
				for (int x = on.x(); x < on.right(); x++) {
					cells.add(new Cell(x, y));
				}
			}
		});
		return cells;
	}

	/**
	 * Returns their cells in a part of the region of a conflict.
	 *
	 * @param part in cells of the map, inside of the region
	 */
	static TerrainGrid cut(MergeConflict conflict, CellRect part) {
		return ResizedGrid.of(conflict.getCells(), new CellRect(part.x() - conflict.getX(), part.y() - conflict.getY(), part.width(),
				part.height()), 0);
	}

	/** Gives a conflict another region with other cells. */
	static void replace(MergeConflict conflict, CellRect region, TerrainGrid cells, UndoableChanges changes) {
		changes.set(conflict, Literals.MERGE_CONFLICT__X, region.x());
		changes.set(conflict, Literals.MERGE_CONFLICT__Y, region.y());
		changes.set(conflict, Literals.MERGE_CONFLICT__CELLS, cells);
	}
}
