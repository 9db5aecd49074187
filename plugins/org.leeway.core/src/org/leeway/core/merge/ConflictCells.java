package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.ResizedGrid;

/**
 * Methods for merge conflicts about cells: the regions and cells of conflicts, and maps with the cells of one side in these
 * regions.
 */
public final class ConflictCells {

	private ConflictCells() {
	}

	/** Returns the region of a conflict about cells, which may reach beyond the map. */
	public static CellRect region(MergeConflict conflict) {
		return new CellRect(conflict.getX(), conflict.getY(), conflict.getCells().width(), conflict.getCells().height());
	}

	/**
	 * Returns a copy of a map in which the region of each conflict has the cells of a side: the base, ours or theirs. Cells
	 * beyond the map are left out. Conflicts without cells of that side change nothing. Returns the map itself if nothing
	 * changes.
	 *
	 * @param conflicts conflicts of any form
	 */
	public static TerrainGrid painted(TerrainGrid map, List<MergeConflict> conflicts, Side side) {
		TerrainGridEditor grid = map.edit();
		conflicts.stream().filter(each -> cells(each, side) != null)
				.forEach(each -> paint(cells(each, side), region(each), map.bounds(), grid));
		TerrainGrid painted = grid.build();
		return painted.equals(map) ? map : painted;
	}

	private static TerrainGrid cells(MergeConflict conflict, Side side) {
		MergeConflict holder = holder(conflict, side);
		return holder == null ? null : holder.getCells();
	}

	/**
	 * Returns the object that stores the content of a side of a conflict. Null for ours, because the level itself has this
	 * content. Null for the base if the base is not known.
	 */
	static MergeConflict holder(MergeConflict conflict, Side side) {
		return switch (side) {
		case BASE -> conflict.getBase();
		case OURS -> null;
		case THEIRS -> conflict;
		};
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

	/** Returns the cells at which the stored terrain of a conflict differs from the terrain of the map, row by row. */
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
	 * Cuts a part out of the stored cells of a conflict.
	 *
	 * @param cells the stored cells of the whole region, either in the version of theirs or in the version of the base
	 * @param part the part of the region to return, in cells of the map
	 */
	static TerrainGrid cut(TerrainGrid cells, MergeConflict conflict, CellRect part) {
		return ResizedGrid.of(cells, new CellRect(part.x() - conflict.getX(), part.y() - conflict.getY(), part.width(),
				part.height()), 0);
	}

	/**
	 * Gives a conflict another region and other stored cells.
	 *
	 * @param edit returns the new stored cells, given the old stored cells. Called for the cells of their side. If the conflict
	 * also stores cells of the base, called for the cells of the base too
	 */
	static void replace(MergeConflict conflict, CellRect region, UnaryOperator<TerrainGrid> edit, UndoableChanges changes) {
		TerrainGrid cells = edit.apply(conflict.getCells());
		if (conflict.getBase() != null) {
			changes.set(conflict.getBase(), Literals.MERGE_CONFLICT__CELLS, edit.apply(conflict.getBase().getCells()));
		}
		changes.set(conflict, Literals.MERGE_CONFLICT__X, region.x());
		changes.set(conflict, Literals.MERGE_CONFLICT__Y, region.y());
		changes.set(conflict, Literals.MERGE_CONFLICT__CELLS, cells);
	}
}
