package org.leeway.pathing.navmesh.generate;

import java.util.Arrays;

/**
 * Finds the outline of the cells of a tile: the sides between cells of different kinds. Sides in a row are one edge, until a
 * corner of cells at which another edge ends or turns.
 */
final class CellOutline {

	private final TileCells cells;
	private final int width;
	private final int height;
	private final OutlineBuilder outline;
	/** By corner of cells, the number of its point, or -1. */
	private final int[] points;

	private CellOutline(TileCells cells) {
		this.cells = cells;
		this.width = cells.tile().width();
		this.height = cells.tile().height();
		this.outline = new OutlineBuilder(cells.tile());
		this.points = new int[(width + 1) * (height + 1)];
	}

	static Outline of(TileCells cells) {
		return cells.isUniform() ? new OutlineBuilder(cells.tile()).build(cells.kind(0, 0)) : new CellOutline(cells).build();
	}

	private Outline build() {
		Arrays.fill(points, -1);
		for (int x = 1; x < width; x++) {
			for (int y = 0; y < height; y++) {
				y = isVertical(x, y) ? addVertical(x, y) : y;
			}
		}
		for (int y = 1; y < height; y++) {
			for (int x = 0; x < width; x++) {
				x = isHorizontal(x, y) ? addHorizontal(x, y) : x;
			}
		}
		return outline.build((short) 0);
	}

	/** Whether there is an edge at the left side of a cell. */
	private boolean isVertical(int x, int y) {
		return x > 0 && x < width && y >= 0 && y < height && cells.kind(x - 1, y) != cells.kind(x, y);
	}

	/** Whether there is an edge at the top side of a cell. */
	private boolean isHorizontal(int x, int y) {
		return x >= 0 && x < width && y > 0 && y < height && cells.kind(x, y - 1) != cells.kind(x, y);
	}

	/** Whether an edge that arrives at a corner of cells from above or from the left goes straight on alone. */
	private boolean isStraight(int x, int y) {
		boolean across = isHorizontal(x - 1, y);
		boolean down = isVertical(x, y - 1);
		return across != down && across == isHorizontal(x, y) && down == isVertical(x, y);
	}

	/** Returns the row of the last cell at the edge. */
	private int addVertical(int x, int top) {
		int bottom = top + 1;
		while (isStraight(x, bottom)) {
			bottom++;
		}
		outline.edge(point(x, top), point(x, bottom), cells.kind(x - 1, top), cells.kind(x, top), false);
		return bottom - 1;
	}

	/** Returns the column of the last cell at the edge. */
	private int addHorizontal(int left, int y) {
		int right = left + 1;
		while (isStraight(right, y)) {
			right++;
		}
		outline.edge(point(left, y), point(right, y), cells.kind(left, y), cells.kind(left, y - 1), false);
		return right - 1;
	}

	private int point(int x, int y) {
		int at = y * (width + 1) + x;
		if (points[at] < 0) {
			points[at] = outline.point(x * Lattice.CELL, y * Lattice.CELL);
		}
		return points[at];
	}
}
