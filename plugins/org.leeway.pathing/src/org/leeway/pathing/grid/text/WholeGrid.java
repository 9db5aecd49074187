package org.leeway.pathing.grid.text;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/** A builder of a grid from the rows that a {@link TerrainGridReader} reads. */
public final class WholeGrid implements TerrainGridReader.Target {

	private TerrainGridEditor editor;
	private int columns;
	private int y;

	/**
	 * Begins a new grid of the given size.
	 *
	 * @throws IllegalArgumentException if the size is out of range for a grid
	 */
	@Override
	public void begin(long width, long height) {
		if (!TerrainGrid.mayHaveSize(width, height)) {
			throw new IllegalArgumentException("a size was expected with sides from 1 to " + TerrainGrid.MAX_SIDE
					+ " and no more than " + TerrainGrid.MAX_CELLS + " cells");
		}
		columns = (int) width;
		editor = TerrainGrid.filled((int) width, (int) height, 0).edit();
	}

	@Override
	public void row(byte[] ids) {
		editor.setRow(0, y++, ids, 0, columns);
	}

	/** Returns the grid, after the last row. */
	public TerrainGrid build() {
		return editor.build();
	}
}
