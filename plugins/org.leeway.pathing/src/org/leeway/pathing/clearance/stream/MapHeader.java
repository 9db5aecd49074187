package org.leeway.pathing.clearance.stream;

import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;

/**
 * A map without the terrain of its cells. Immutable.
 *
 * @param width of the map, in cells
 * @param height of the map, in cells
 * @param scene border and obstacles; the obstacles block cells
 * @param diagonals the rule of diagonal steps
 */
public record MapHeader(int width, int height, Scene scene, Diagonals diagonals) {

	/**
	 * The largest width, in cells. A row of this many cells needs 8 KiB for each capability, that is, for each set of
	 * crossable terrains.
	 */
	public static final int MAX_WIDTH = 1 << 16;

	/** Text for error messages: the sizes that a map may have. */
	public static final String SIZES = "1 to " + MAX_WIDTH + " columns and 1 to " + Integer.MAX_VALUE + " rows";

	/**
	 * Creates the header of a map.
	 *
	 * @throws IllegalArgumentException if the map has no cell or is too wide
	 */
	public MapHeader {
		checkSize(width, height);
	}

	/** Returns whether a map that is read row by row may have this size. */
	public static boolean mayHaveSize(long width, long height) {
		return width >= 1 && height >= 1 && width <= MAX_WIDTH && height <= Integer.MAX_VALUE;
	}

	/**
	 * Checks the size of a map that is read row by row.
	 *
	 * @throws IllegalArgumentException if a map may not have this size. The message has the limit
	 */
	public static void checkSize(long width, long height) {
		if (!mayHaveSize(width, height)) {
			throw new IllegalArgumentException("a map of " + width + " x " + height + " cells: expected " + SIZES);
		}
	}

	int wordsPerRow() {
		return width + 63 >> 6;
	}
}
