package org.leeway.ui.map.layers;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * A painter that draws the edge of the emphasised cells into the pixels of a map. The map emphasises, for example, the place of a
 * finding. The edge is black with a white line inside, so that it is visible on all colours. The edge lies within these cells, and
 * the cells inside the edge keep their colours.
 */
final class HighlightEdge {

	/** The thickness of the edge, in SWT points. */
	static final int THICKNESS = 4;

	private static final int BLACK = 0x000000;
	private static final int WHITE = 0xFFFFFF;

	private final BitPlane cells;
	private final double scale;
	/** The thickness of the edge, in pixels. */
	private final int thickness;
	/** The thickness of the black part of the edge, in pixels. */
	private final int black;
	/** The first column of the image in the whole map's picture, in pixels. */
	private final int left;
	/** The width of the image, in pixels. */
	private final int width;
	/**
	 * Cache of the rows of pixels near the current row: whether each pixel lies in an emphasised cell. The row at y is at the
	 * index y modulo the length of this array. Each row begins {@link #thickness} pixels left of the image. Null for a row
	 * without emphasised cells.
	 */
	private final boolean[][] rows;
	/** The y coordinate of each row in {@link #rows}, counted in pixels from the top of the map. */
	private final int[] known;

	/**
	 * Creates a painter of the edge around cells, for an image that is a part of the whole map's picture.
	 *
	 * @param left the first column of the image in the whole map's picture, in pixels
	 * @param width of the image, in pixels
	 */
	HighlightEdge(BitPlane cells, PixelScale scale, int left, int width) {
		this.cells = cells;
		this.scale = scale.cell();
		this.thickness = scale.thickness(THICKNESS);
		this.black = scale.thickness(1);
		this.rows = new boolean[2 * thickness + 1][];
		this.known = new int[rows.length];
		this.left = left;
		this.width = width;
		Arrays.fill(known, Integer.MIN_VALUE);
	}

	/**
	 * Returns a row of pixels with the edge drawn over it. Returns the row itself if the row crosses no emphasised cell.
	 *
	 * @param y the row in the whole map's picture
	 */
	int[] over(int[] pixels, int y) {
		boolean[] row = row(y);
		if (row == null) {
			return pixels;
		}
		int[] drawn = pixels.clone();
		boolean[][] near = {row(y - black), row(y + black)};
		boolean[][] far = {row(y - thickness), row(y + thickness)};
		for (int x = 0; x < width; x++) {
			int at = x + thickness;
			if (row[at]) {
				if (isOutside(row, near, at, black)) {
					drawn[x] = BLACK;
				} else if (isOutside(row, far, at, thickness)) {
					drawn[x] = WHITE;
				}
			}
		}
		return drawn;
	}

	/**
	 * Returns whether a pixel in an emphasised cell belongs to the edge: whether a pixel at the given distance is in no
	 * emphasised cell. Only four pixels at this distance are examined: to the left, to the right, above and below.
	 *
	 * @param row the row of the pixel, as an entry of {@link #rows}
	 * @param aboveAndBelow the rows at the given distance above and below, as entries of {@link #rows}
	 * @param at the index of the pixel in {@code row}
	 * @param distance in pixels
	 */
	private static boolean isOutside(boolean[] row, boolean[][] aboveAndBelow, int at, int distance) {
		return !row[at - distance] || !row[at + distance] || aboveAndBelow[0] == null || !aboveAndBelow[0][at]
				|| aboveAndBelow[1] == null || !aboveAndBelow[1][at];
	}

	private boolean[] row(int y) {
		int slot = Math.floorMod(y, rows.length);
		if (known[slot] != y) {
			known[slot] = y;
			int cellRow = (int) Math.floor(y / scale);
			int above = Math.floorMod(y - 1, rows.length);
			boolean isSame = known[above] == y - 1 && (int) Math.floor((y - 1) / scale) == cellRow;
			rows[slot] = isSame ? rows[above] : read(cellRow);
		}
		return rows[slot];
	}

	private boolean[] read(int cellRow) {
		if (cellRow < 0 || cellRow >= cells.height()) {
			return null;
		}
		boolean[] row = new boolean[width + 2 * thickness];
		boolean any = false;
		for (int x = 0; x < row.length; x++) {
			int column = (int) Math.floor((left + x - thickness) / scale);
			row[x] = column >= 0 && column < cells.width() && cells.get(column, cellRow);
			any |= row[x];
		}
		return any ? row : null;
	}
}
