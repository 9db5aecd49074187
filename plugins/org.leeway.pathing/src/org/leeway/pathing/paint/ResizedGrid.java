package org.leeway.pathing.paint;

import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/** A function that cuts or extends a grid to another size. */
public final class ResizedGrid {

	private ResizedGrid() {
	}

	/**
	 * Returns the part of a grid in a window.
	 *
	 * @param window in cells of the grid. The window may reach beyond the grid, or lie beside it
	 * @param terrain the terrain of cells outside the grid
	 * @throws IllegalArgumentException if no grid may have the window's size
	 */
	public static TerrainGrid of(TerrainGrid grid, CellRect window, int terrain) {
		TerrainGridEditor editor = TerrainGrid.filled(window.width(), window.height(), terrain).edit();
		int left = Math.max(0, window.x());
		int length = Math.min(grid.width(), window.right()) - left;
		if (length > 0) {
			byte[] row = new byte[length];
			for (int y = Math.max(0, window.y()); y < Math.min(grid.height(), window.bottom()); y++) {
				grid.copyRow(left, y, length, row, 0);
				editor.setRow(left - window.x(), y - window.y(), row, 0, length);
			}
		}
		return editor.build();
	}
}
