package org.leeway.pathing.paint;

import java.util.List;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.grid.TerrainPlanes;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.grid.scan.FloodFill;

/** Selections of cells of a map: a rectangle, all cells of one terrain, connected cells. */
public final class Areas {

	private Areas() {
	}

	/** Returns the cells of a rectangle that lie on a map. */
	public static BitPlane rectangle(CellRect cells, int width, int height) {
		BitPlaneEditor plane = BitPlane.empty(width, height).edit();
		int left = Math.max(0, cells.x());
		int right = Math.min(width, cells.right());
		for (int y = Math.max(0, cells.y()); y < Math.min(height, cells.bottom()) && left < right; y++) {
			plane.setRun(left, y, right - left);
		}
		return plane.build();
	}

	/**
	 * Returns the cells that have the terrain of a cell.
	 *
	 * @param contiguous true to return only the cells of the 4-connected area around {@code start}; false to return all cells
	 * of the terrain
	 * @throws IndexOutOfBoundsException if the cell lies outside
	 */
	public static BitPlane alike(TerrainGrid grid, Cell start, boolean contiguous) {
		return contiguous ? FloodFill.area(grid, start) : alike(grid, grid.terrain(start.x(), start.y()));
	}

	private static BitPlane alike(TerrainGrid grid, int terrain) {
		BitPlane empty = BitPlane.empty(grid.width(), grid.height());
		return TerrainPlanes.redraw(grid, empty, List.of(new int[] {terrain}), List.of(empty),
				TileSet.all(grid.width(), grid.height())).getFirst();
	}

	/**
	 * Returns the cells that {@link #alike(TerrainGrid, Cell, boolean)} finds from {@code start}, together with the cells that
	 * it finds from each image of {@code start} under the symmetry.
	 */
	public static BitPlane alike(TerrainGrid grid, Cell start, boolean contiguous, Symmetry symmetry) {
		BitPlane all = alike(grid, start, contiguous);
		for (CellTransform image : symmetry.images(grid.width(), grid.height())) {
			Cell other = image.apply(start);
			if (grid.contains(other.x(), other.y()) && !all.get(other.x(), other.y())) {
				all = all.or(alike(grid, other, contiguous));
			}
		}
		return all;
	}

	/** Passes a set of cells to a sink, as horizontal runs. */
	public static void runs(BitPlane cells, RunSink sink) {
		for (int y = 0; y < cells.height(); y++) {
			for (int from = cells.nextSet(0, y), to; from < cells.width(); from = cells.nextSet(to, y)) {
				to = cells.nextClear(from, y);
				sink.run(from, y, to - from);
			}
		}
	}

	/** Returns a copy of a grid in which a set of cells has the given terrain. */
	public static TerrainGrid painted(TerrainGrid grid, BitPlane cells, int terrain) {
		TerrainGridEditor editor = grid.edit();
		runs(cells, (x, y, length) -> editor.fillRow(x, y, length, terrain));
		return editor.build();
	}

	/** Returns a copy of a grid in which all cells of a terrain have another terrain. */
	public static TerrainGrid repainted(TerrainGrid grid, int terrain, int other) {
		return painted(grid, alike(grid, terrain), other);
	}

	/**
	 * Returns the smallest rectangle that holds a set of cells.
	 *
	 * @throws IllegalArgumentException if the set is empty
	 */
	public static CellRect bounds(BitPlane cells) {
		int[] box = {Integer.MAX_VALUE, Integer.MAX_VALUE, -1, -1};
		runs(cells, (x, y, length) -> {
			box[0] = Math.min(box[0], x);
			box[1] = Math.min(box[1], y);
			box[2] = Math.max(box[2], x + length);
			box[3] = y + 1;
		});
		if (box[3] < 0) {
			throw new IllegalArgumentException("no cell is set");
		}
		return new CellRect(box[0], box[1], box[2] - box[0], box[3] - box[1]);
	}
}
