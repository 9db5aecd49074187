package org.leeway.core.level;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;

/** The facts about a grid that {@link LevelRules} needs. */
interface GridFacts {

	int width();

	int height();

	/** Returns the first cell of a terrain, in row-major order. Null if no cell has the terrain. */
	Cell first(int terrain);

	default boolean contains(int x, int y) {
		return x >= 0 && y >= 0 && x < width() && y < height();
	}

	/** Returns the facts about a grid in memory. Counts the cells on first use. */
	static GridFacts of(TerrainGrid grid) {
		return new GridFacts() {

			private long[] histogram;

			@Override
			public int width() {
				return grid.width();
			}

			@Override
			public int height() {
				return grid.height();
			}

			@Override
			public Cell first(int terrain) {
				histogram = histogram == null ? grid.histogram() : histogram;
				return histogram[terrain] == 0 ? null : find(grid, terrain);
			}
		};
	}

	private static Cell find(TerrainGrid grid, int terrain) {
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				if (grid.terrain(x, y) == terrain) {
					return new Cell(x, y);
				}
			}
		}
		throw new IllegalArgumentException("no cell of terrain " + terrain);
	}
}
