package org.leeway.pathing.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.bits.TileWords;

/**
 * The division of a tile into rectangles, each of one speed class. In each speed class, takes the first remaining anchor,
 * row by row. Then cuts off the largest rectangle that has this anchor as its top-left corner. Repeats both steps until no
 * anchor remains.
 */
final class RectDivision {

	private static final int TILE = TileWords.TILE;

	private final List<byte[]> rectangles = new ArrayList<>();
	private final short[] ofAnchors = new short[TILE * TILE];

	private RectDivision() {
		Arrays.fill(ofAnchors, (short) -1);
	}

	/**
	 * Divides a tile.
	 *
	 * @param classes the anchors of each speed class, indexed by speed class and by row of the tile. Each word has a bit
	 * for each anchor of the row. This method clears all bits
	 */
	static RectTile of(long[][] classes) {
		RectDivision division = new RectDivision();
		for (int speedClass = 0; speedClass < classes.length; speedClass++) {
			division.divide(classes[speedClass], speedClass);
		}
		return new RectTile(division.rectangles, division.ofAnchors);
	}

	private void divide(long[] rest, int speedClass) {
		for (int y = 0; y < TILE; y++) {
			while (rest[y] != 0) {
				take(rest, Long.numberOfTrailingZeros(rest[y]), y, speedClass);
			}
		}
	}

	/**
	 * Cuts off the largest rectangle with the top-left corner (x, y). Ties go to the rectangle with the fewest rows.
	 */
	private void take(long[] rest, int x, int y, int speedClass) {
		int run = TILE;
		int width = 0;
		int height = 0;
		for (int below = y; below < TILE && (rest[below] >>> x & 1) != 0; below++) {
			run = Math.min(run, Math.min(TILE - x, Long.numberOfTrailingZeros(~(rest[below] >>> x))));
			if (run * (below - y + 1) > width * height) {
				width = run;
				height = below - y + 1;
			}
		}
		short rectangle = (short) rectangles.size();
		rectangles.add(new byte[] {(byte) x, (byte) y, (byte) width, (byte) height, (byte) speedClass});
		long own = -1L >>> TILE - width << x;
		for (int row = y; row < y + height; row++) {
			rest[row] &= ~own;
			Arrays.fill(ofAnchors, row * TILE + x, row * TILE + x + width, rectangle);
		}
	}
}
