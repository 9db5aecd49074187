package org.leeway.core.level;

import org.leeway.pathing.clearance.stream.MapHeader;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * A {@linkplain GridTarget receiver} of a grid that is too large for memory. Keeps only the facts that {@link LevelRules}
 * needs: the size of the grid, and the first cell of each terrain. The loaded level gets a grid of a single cell instead.
 */
final class PassingGrid implements GridTarget, GridFacts {

	private final Cell[] firsts = new Cell[TerrainGrid.TERRAINS];
	private int width;
	private int height;
	private int y;

	@Override
	public void begin(long columns, long rows) {
		if (!MapHeader.mayHaveSize(columns, rows)) {
			throw new IllegalArgumentException("a size was expected of " + MapHeader.SIZES);
		}
		width = (int) columns;
		height = (int) rows;
	}

	@Override
	public void row(byte[] ids) {
		for (int x = 0; x < width; x++) {
			if (firsts[ids[x] & 0xFF] == null) {
				firsts[ids[x] & 0xFF] = new Cell(x, y);
			}
		}
		y++;
	}

	@Override
	public TerrainGrid grid() {
		return TerrainGrid.filled(1, 1, 0);
	}

	@Override
	public int width() {
		return width;
	}

	@Override
	public int height() {
		return height;
	}

	@Override
	public Cell first(int terrain) {
		return firsts[terrain];
	}
}
