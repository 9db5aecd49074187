package org.leeway.ui.map.layers;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * Draws the edge of the emphasised cells into the pixels of a map, black with a white line inside, so that the cells keep
 * the colours of the legend and the edge shows on all of them. It lies inside the cells.
 */
final class HighlightEdge {

	/** The thickness of the edge, in pixels. */
	static final int THICKNESS = 4;

	private static final int BLACK = 0x000000;
	private static final int WHITE = 0xFFFFFF;
	private static final int ROWS = 2 * THICKNESS + 1;

	private final BitPlane cells;
	private final double scale;
	private final int left;
	private final int width;
	/** Whether the pixels of a row, and some beside the image, are emphasised; null for a row without such pixels. */
	private final boolean[][] rows = new boolean[ROWS][];
	/** The row of pixels that each of these belongs to. */
	private final int[] known = new int[ROWS];

	/**
	 * @param scale pixels a cell
	 * @param left the column of the image's first pixels in the picture of the whole map
	 * @param width of the image in pixels
	 */
	HighlightEdge(BitPlane cells, double scale, int left, int width) {
		this.cells = cells;
		this.scale = scale;
		this.left = left;
		this.width = width;
		Arrays.fill(known, Integer.MIN_VALUE);
	}

	/** A row of pixels with the edge drawn over it; the row itself if it has no edge. */
	int[] over(int[] pixels, int y) {
		boolean[] row = row(y);
		if (row == null) {
			return pixels;
		}
		int[] drawn = pixels.clone();
		boolean[][] near = {row(y - 1), row(y + 1)};
		boolean[][] far = {row(y - THICKNESS), row(y + THICKNESS)};
		for (int x = 0; x < width; x++) {
			int at = x + THICKNESS;
			if (row[at]) {
				if (isOutside(row, near, at, 1)) {
					drawn[x] = BLACK;
				} else if (isOutside(row, far, at, THICKNESS)) {
					drawn[x] = WHITE;
				}
			}
		}
		return drawn;
	}

	/** Whether a pixel so far to one side is not emphasised. */
	private static boolean isOutside(boolean[] row, boolean[][] aboveAndBelow, int at, int distance) {
		return !row[at - distance] || !row[at + distance] || aboveAndBelow[0] == null || !aboveAndBelow[0][at]
				|| aboveAndBelow[1] == null || !aboveAndBelow[1][at];
	}

	private boolean[] row(int y) {
		int slot = Math.floorMod(y, ROWS);
		if (known[slot] != y) {
			known[slot] = y;
			int cellRow = (int) Math.floor(y / scale);
			int above = Math.floorMod(y - 1, ROWS);
			boolean isSame = known[above] == y - 1 && (int) Math.floor((y - 1) / scale) == cellRow;
			rows[slot] = isSame ? rows[above] : read(cellRow);
		}
		return rows[slot];
	}

	private boolean[] read(int cellRow) {
		if (cellRow < 0 || cellRow >= cells.height()) {
			return null;
		}
		boolean[] row = new boolean[width + 2 * THICKNESS];
		boolean any = false;
		for (int x = 0; x < row.length; x++) {
			int column = (int) Math.floor((left + x - THICKNESS) / scale);
			row[x] = column >= 0 && column < cells.width() && cells.get(column, cellRow);
			any |= row[x];
		}
		return any ? row : null;
	}
}
