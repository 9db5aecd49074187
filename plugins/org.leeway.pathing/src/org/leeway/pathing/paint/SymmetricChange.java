package org.leeway.pathing.paint;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/**
 * A change of a map's terrain that is repeated at all images of the changed cells. So every change leaves a symmetric map
 * symmetric.
 */
public final class SymmetricChange {

	private final TerrainGrid before;
	private final TerrainGrid after;
	private final List<CellTransform> images;
	private final TerrainGridEditor result;

	private SymmetricChange(TerrainGrid before, TerrainGrid after, List<CellTransform> images) {
		this.before = before;
		this.after = after;
		this.images = images;
		this.result = after.edit();
	}

	/**
	 * Repeats a change at all images of the changed cells, and returns the resulting map. If a cell and its image have changed
	 * to different terrains, both cells get the terrain of the earlier cell. Cells are in the order of the grid's tiles, and
	 * row by row within a tile. If the change is symmetric already, returns {@code after} itself. Needs time linear in the
	 * changed cells.
	 *
	 * @param before the map before the change
	 * @param after the map after the change. If its size differs, the change is not repeated
	 * @param symmetry the symmetry, which maps each cell to its images. If it maps cells of the map to cells outside, the
	 * change is not repeated
	 */
	public static TerrainGrid of(TerrainGrid before, TerrainGrid after, Symmetry symmetry) {
		boolean resized = before.width() != after.width() || before.height() != after.height();
		if (before == after || resized || symmetry == Symmetry.NONE || !symmetry.keeps(after.width(), after.height())) {
			return after;
		}
		SymmetricChange change = new SymmetricChange(before, after, symmetry.images(after.width(), after.height()));
		// from the last to the first rectangle, so that the first rectangle wins where images overlap
		after.changedSince(before).reversed().forEach(change::repeat);
		return change.result.build();
	}

	/**
	 * Returns a copy of the map in which the terrain of some cells is repeated at all images of these cells. Two cells with
	 * different terrains may have the same image. Then the image gets the terrain of the first of the two cells, row by row.
	 *
	 * @param cells of the size of the map
	 * @throws IllegalArgumentException if the symmetry maps cells of the map to cells outside
	 */
	public static TerrainGrid copied(TerrainGrid grid, BitPlane cells, Symmetry symmetry) {
		if (!symmetry.keeps(grid.width(), grid.height())) {
			throw new IllegalArgumentException("a map of " + grid + " has no such symmetry");
		}
		SymmetricChange change = new SymmetricChange(grid, grid, symmetry.images(grid.width(), grid.height()));
		List<int[]> runs = new ArrayList<>();
		Areas.runs(cells, (x, y, length) -> runs.add(new int[] {x, y, length}));
		runs.reversed().forEach(run -> change.copy(run[0], run[1], run[2]));
		return change.result.build();
	}

	/**
	 * Copies the terrain of a run of cells to all images of the cells. Goes from the last to the first cell, so that the
	 * first cell wins where images overlap.
	 */
	private void copy(int x, int y, int length) {
		for (int end = x + length; end > x;) {
			int terrain = before.terrain(end - 1, y);
			int start = end - 1;
			while (start > x && before.terrain(start - 1, y) == terrain) {
				start--;
			}
			write(start, y, end - start, terrain);
			end = start;
		}
	}

	/**
	 * Repeats the changes in a rectangle of cells at all images of the cells, that is, at the mirrored or turned cells. Goes
	 * from the last to the first row, so that the first row wins where images overlap.
	 */
	private void repeat(CellRect cells) {
		if (isBlock(cells)) {
			writeBlock(cells, after.terrain(cells.x(), cells.y()));
			return;
		}
		byte[] old = new byte[cells.width()];
		byte[] now = new byte[cells.width()];
		for (int y = cells.bottom() - 1; y >= cells.y(); y--) {
			before.copyRow(cells.x(), y, cells.width(), old, 0);
			after.copyRow(cells.x(), y, cells.width(), now, 0);
			for (int end = cells.width(); end > 0;) {
				int start = startOfRun(old, now, end);
				if (now[end - 1] != old[end - 1]) {
					write(cells.x() + start, y, end - start, now[start] & 0xFF);
				}
				end = start;
			}
		}
	}

	/**
	 * Returns whether all cells of a rectangle have changed to the same terrain, for example because the user filled an
	 * area.
	 */
	private boolean isBlock(CellRect cells) {
		byte[] old = new byte[cells.width()];
		byte[] now = new byte[cells.width()];
		byte terrain = (byte) after.terrain(cells.x(), cells.y());
		for (int y = cells.y(); y < cells.bottom(); y++) {
			before.copyRow(cells.x(), y, cells.width(), old, 0);
			after.copyRow(cells.x(), y, cells.width(), now, 0);
			for (int i = 0; i < now.length; i++) {
				if (now[i] != terrain || old[i] == terrain) {
					return false;
				}
			}
		}
		return true;
	}

	/**
	 * Fills a rectangle and its images with a terrain, row by row. In contrast, {@link #write} fills the images of quarter
	 * turns column by column, which is slower.
	 */
	private void writeBlock(CellRect cells, int terrain) {
		fill(cells, terrain);
		images.forEach(image -> fill(image.apply(cells), terrain));
	}

	private void fill(CellRect cells, int terrain) {
		for (int y = cells.y(); y < cells.bottom(); y++) {
			result.fillRow(cells.x(), y, cells.width(), terrain);
		}
	}

	/**
	 * Returns the start of the longest run [start, end) in a row. In a run, either no cell has changed, or all cells have
	 * changed to the same terrain.
	 *
	 * @param old the terrains of a row before the change
	 * @param now the terrains of this row after the change
	 */
	private static int startOfRun(byte[] old, byte[] now, int end) {
		boolean changed = now[end - 1] != old[end - 1];
		int start = end - 1;
		while (start > 0 && (changed ? now[start - 1] != old[start - 1] && now[start - 1] == now[end - 1]
				: now[start - 1] == old[start - 1])) {
			start--;
		}
		return start;
	}

	private void write(int x, int y, int length, int terrain) {
		result.fillRow(x, y, length, terrain);
		images.forEach(image -> image.apply(x, y, length, (toX, toY, run) -> result.fillRow(toX, toY, run, terrain)));
	}
}
