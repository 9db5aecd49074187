package org.leeway.core.exchange.generals;

import java.util.List;
import java.util.Optional;

/**
 * The ground of a map. Each corner of the cells has a height, row by row from the south. Each cell has a bit that says whether the
 * cell is a cliff. A border of cells surrounds the playable area.
 *
 * @param width the number of corners from west to east
 * @param height the number of corners from south to north
 * @param border the width of the border, in cells
 * @param areas the playable areas, at least one. All begin at the lower left corner. The first is that at the start of the game
 * @param heights indexed by row times width plus column, in units of {@value #STEP} world units
 * @param cliffs rows of bits, the lowest bit of a byte first. Null if the map stores none: then cliffs follow from the heights
 * @param cliffRow the number of bytes of a row of {@code cliffs}
 */
record Ground(int width, int height, int border, List<Area> areas, byte[] heights, byte[] cliffs, int cliffRow) {

	/** The world units of a height of 1. */
	static final float STEP = 0.625f;
	/** The least difference of heights in a cell, in world units, above which the game makes it a cliff. */
	private static final float STEEP = 9.8f;

	/** A playable area, by its size in cells. */
	record Area(int width, int height) {
	}

	/** Returns the ground with cliffs. */
	Ground withCliffs(byte[] bits, int row) {
		return new Ground(width, height, border, areas, heights, bits, row);
	}

	/** Returns the first playable area that is not empty. Some maps have empty areas before it. */
	Optional<Area> firstArea() {
		return areas.stream().filter(area -> inside(area).width() > 0 && inside(area).height() > 0).findFirst();
	}

	/** Returns the part of a playable area that lies on the map. The area may be empty. */
	Area inside(Area area) {
		return new Area(Math.clamp(area.width(), 0, width - border), Math.clamp(area.height(), 0, height - border));
	}

	/** Returns the height of a corner of cells, counted from the lower left corner of the playable area, in world units. */
	float height(int x, int y) {
		return (heights[Math.min(y + border, height - 1) * width + Math.min(x + border, width - 1)] & 0xFF) * STEP;
	}

	/** Returns whether a cell is a cliff. The last row and the last column have no cells, so the ones before them count. */
	boolean isCliff(int x, int y) {
		int column = Math.max(0, Math.min(x + border, width - 2));
		int row = Math.max(0, Math.min(y + border, height - 2));
		if (cliffs == null) {
			return isSteep(column - border, row - border);
		}
		int at = column / Byte.SIZE;
		return at < cliffRow && (cliffs[row * cliffRow + at] >> column % Byte.SIZE & 1) != 0;
	}

	private boolean isSteep(int x, int y) {
		float a = height(x, y);
		float b = height(x + 1, y);
		float c = height(x, y + 1);
		float d = height(x + 1, y + 1);
		return Math.max(Math.max(a, b), Math.max(c, d)) - Math.min(Math.min(a, b), Math.min(c, d)) > STEEP;
	}
}
