package org.leeway.core.level;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.text.TerrainGridReader;
import org.leeway.pathing.grid.text.WholeGrid;

/** A receiver of the grid while a level file is read. */
interface GridTarget extends TerrainGridReader.Target {

	/** Returns the grid to store in the level. */
	TerrainGrid grid();

	/** Returns a target that keeps the whole grid in memory. */
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
