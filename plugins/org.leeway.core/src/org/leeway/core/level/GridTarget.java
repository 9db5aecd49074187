package org.leeway.core.level;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridReader;
import org.leeway.pathing.grid.WholeGrid;

/** What becomes of the grid in a level file, while it is read. */
interface GridTarget extends TerrainGridReader.Target {

	/** What the level gets as its grid. */
	TerrainGrid grid();

	/** Keeps the whole grid in memory. */
	static GridTarget whole() {
		WholeGrid whole = new WholeGrid();
		return new GridTarget() {
			@Override
			public void begin(long width, long height) {
				whole.begin(width, height);
			}

			@Override
			public void row(byte[] ids) {
				whole.row(ids);
			}

			@Override
			public TerrainGrid grid() {
				return whole.build();
			}
		};
	}
}
