package org.leeway.core.exchange.generals;

import java.util.List;
import java.util.Optional;

/**
 * The ground of a map: a height at each corner of a cell, and the cells that are cliffs. Rows go from south to north. A
 * border of cells surrounds the playable area.
 *
 * @param width the number of corners from west to east
 * @param height the number of corners from south to north
 * @param border the width of the border, in cells
 * @param areas the playable areas, at least one. All areas have the same lower left corner. The first area is the area
 * at the start of the game
 * @param heights the heights of the corners, row by row, in units of {@value #STEP} world units
 * @param cliffs one bit for each cell, row by row, the lowest bit of a byte first. Null if the map does not store the
 * cliffs, so that they are computed from the heights
 * @param cliffRow the number of bytes of a row of {@code cliffs}
 */
record Ground(int width, int height, int border, List<Area> areas, byte[] heights, byte[] cliffs, int cliffRow) {

	/** The size of a height unit, in world units. */
	static final float STEP = 0.625f;
	/** Largest difference in height inside a cell that is no cliff, in world units. */
	private static final float STEEP = 9.8f;

	/** The size of a playable area, in cells. */
	record Area(int width, int height) {
	}

	/**
	 * Returns a copy of the ground with stored cliffs, one bit for each cell.
	 *
	 * @param row the number of bytes of a row of bits
	 */
	Ground withCliffs(byte[] bits, int row) {
		return new Ground(width, height, border, areas, heights, bits, row);
	}

	/** Returns the first playable area that is not empty. Some maps list empty areas first. */
	Optional<Area> firstArea() {
		return areas.stream().filter(area -> inside(area).width() > 0 && inside(area).height() > 0).findFirst();
	}

	/** Returns a playable area, cut off at the edge of the map. The result may be empty. */
	Area inside(Area area) {
		return new Area(Math.clamp(area.width(), 0, width - border), Math.clamp(area.height(), 0, height - border));
	}

	/**
	 * Returns the height of the ground at a corner of a cell, in world units.
	 *
	 * @param x the column of the corner, counted from the lower left corner of the playable area
	 * @param y the row of the corner, counted from the same place
	 */
	float height(int x, int y) {
		return (heights[Math.min(y + border, height - 1) * width + Math.min(x + border, width - 1)] & 0xFF) * STEP;
	}

	/**
	 * Returns whether a cell is a cliff. A cell beyond the edge of the ground counts as the nearest cell inside.
	 *
	 * @param x the column of the cell, counted from the lower left corner of the playable area
	 * @param y the row of the cell, counted from the same place
	 */
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
