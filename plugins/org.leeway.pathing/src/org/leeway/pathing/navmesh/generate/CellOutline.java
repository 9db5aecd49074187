package org.leeway.pathing.navmesh.generate;

import java.util.Arrays;

/**
 * The outline of the cells of a tile: all sides of cells that separate two cells of different {@linkplain Outline kinds}. The
 * kind of a cell is a terrain, or blocked. Sides one after another on a straight line form an edge. An edge ends at each corner
 * where the outline turns or branches.
 * <p>
 * Sides and corners are stored as bits, with some words for each row of cells. Bit {@code x & 63} of word {@code x >> 6}
 * belongs to column x.
 */
final class CellOutline {

	private final TileCells cells;
	private final int width;
	private final int height;
	private final int words;
	private final OutlineBuilder outline;
	/**
	 * The vertical sides of the outline. The bit of a cell is set if the cell differs in kind from the cell to the left.
	 * Indexed by row, then by word of 64 columns.
	 */
	private final long[][] vertical;
	/**
	 * The horizontal sides of the outline. The bit of a cell is set if the cell differs in kind from the cell above. Indexed by
	 * row, then by word of 64 columns.
	 */
	private final long[][] horizontal;
	/**
	 * The corners at which the outline turns or branches. A bit is set if the top-left corner of its cell is such a
	 * corner. Indexed by row, then by word of 64 columns.
	 */
	private final long[][] corners;
	/**
	 * Indexed by corner of a cell, row by row: the index of the corner's point in the outline. -1 until this point is
	 * added.
	 */
	private final int[] points;

	private CellOutline(TileCells cells) {
		this.cells = cells;
		this.width = cells.tile().width();
		this.height = cells.tile().height();
		// one bit more than cells, for the corners at the right side
		this.words = width / Long.SIZE + 1;
		this.outline = new OutlineBuilder(cells.tile());
		this.vertical = new long[height + 1][words];
		this.horizontal = new long[height + 1][words];
		this.corners = new long[height + 1][words];
		this.points = new int[(width + 1) * (height + 1)];
	}

	static Outline of(TileCells cells) {
		return cells.isUniform() ? new OutlineBuilder(cells.tile()).build(cells.kind(0, 0)) : new CellOutline(cells).build();
	}

	private Outline build() {
		Arrays.fill(points, -1);
		for (int y = 0; y < height; y++) {
			findSides(y);
		}
		for (int y = 1; y < height; y++) {
			findCorners(y);
		}
		for (int y = 0; y < height; y++) {
			addVertical(y);
			addHorizontal(y);
		}
		return outline.build((short) 0);
	}

	private void findSides(int y) {
		for (int x = 0; x < width; x++) {
			short kind = cells.kind(x, y);
			if (x > 0 && kind != cells.kind(x - 1, y)) {
				vertical[y][x >> 6] |= 1L << x;
			}
			if (y > 0 && kind != cells.kind(x, y - 1)) {
				horizontal[y][x >> 6] |= 1L << x;
			}
		}
	}

	/**
	 * Finds the points at the top of row y where the outline turns or branches. Only corners of cells can be such points.
	 * Leaves out corners where the outline goes straight on, or where there is no outline.
	 */
	private void findCorners(int y) {
		long carried = 0;
		for (int word = 0; word < words; word++) {
			long above = vertical[y - 1][word];
			long right = horizontal[y][word];
			long left = right << 1 | carried;
			corners[y][word] = above ^ vertical[y][word] | left ^ right | above & right;
			carried = right >>> 63;
		}
	}

	private static boolean isSet(long[] bits, int x) {
		return (bits[x >> 6] >>> x & 1) != 0;
	}

	/** Adds the vertical edges that begin at the top of row y. Each edge goes down to the next corner of the outline. */
	private void addVertical(int y) {
		for (int word = 0; word < words; word++) {
			long starts = vertical[y][word] & (y == 0 ? -1 : corners[y][word]);
			for (; starts != 0; starts &= starts - 1) {
				int x = 64 * word + Long.numberOfTrailingZeros(starts);
				int bottom = y + 1;
				while (bottom < height && !isSet(corners[bottom], x)) {
					bottom++;
				}
				outline.edge(point(x, y), point(x, bottom), cells.kind(x - 1, y), cells.kind(x, y), false);
			}
		}
	}

	/** Adds the horizontal edges along the top of a row of cells. */
	private void addHorizontal(int y) {
		for (int word = 0; word < words; word++) {
			long starts = horizontal[y][word] & (word == 0 ? corners[y][word] | 1 : corners[y][word]);
			for (; starts != 0; starts &= starts - 1) {
				int x = 64 * word + Long.numberOfTrailingZeros(starts);
				int right = x + 1;
				while (right < width && !isSet(corners[y], right)) {
					right++;
				}
				outline.edge(point(x, y), point(right, y), cells.kind(x, y), cells.kind(x, y - 1), false);
			}
		}
	}

	private int point(int x, int y) {
		int at = y * (width + 1) + x;
		if (points[at] < 0) {
			points[at] = outline.point(x * Lattice.CELL, y * Lattice.CELL);
		}
		return points[at];
	}
}
