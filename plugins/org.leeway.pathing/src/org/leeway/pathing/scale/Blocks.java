package org.leeway.pathing.scale;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;

/** A division of a plane into blocks of k x k cells, with the number of set cells in each block. Immutable. */
final class Blocks {

	private final BitPlane plane;
	private final int factor;
	private final int width;
	private final int height;
	/** Indexed by block, row by row: the number of set cells in the block. */
	private final int[] counts;

	/** A condition of a block. */
	interface Condition {

		boolean test(int x, int y);
	}

	Blocks(BitPlane plane, int factor) {
		this.plane = plane;
		this.factor = factor;
		width = Math.ceilDiv(plane.width(), factor);
		height = Math.ceilDiv(plane.height(), factor);
		counts = new int[width * height];
		for (int y = 0; y < plane.height(); y++) {
			int row = y / factor * width;
			for (int x = plane.nextSet(0, y); x < plane.width();) {
				int end = plane.nextClear(x, y);
				for (int from = x; from < end;) {
					int to = Math.min(end, (from / factor + 1) * factor);
					counts[row + from / factor] += to - from;
					from = to;
				}
				x = plane.nextSet(end, y);
			}
		}
	}

	/** Returns the number of set cells of a block. */
	int count(int x, int y) {
		return counts[y * width + x];
	}

	/** Returns the number of cells of a block. */
	int cells() {
		return factor * factor;
	}

	/** Returns whether the cell in the middle of a block is set in the plane. False if this cell lies outside the plane. */
	boolean middle(int x, int y) {
		int column = x * factor + factor / 2;
		int row = y * factor + factor / 2;
		return column < plane.width() && row < plane.height() && plane.get(column, row);
	}

	/** Returns the blocks that fulfil a condition, as a plane with a cell for each block. */
	BitPlane plane(Condition condition) {
		BitPlaneEditor coarse = BitPlane.empty(width, height).edit();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				if (condition.test(x, y)) {
					coarse.setRun(x, y, 1);
				}
			}
		}
		return coarse.build();
	}

	/** Returns the blocks that have a set cell. */
	static BitPlane touched(BitPlane plane, int factor) {
		Blocks blocks = new Blocks(plane, factor);
		return blocks.plane((x, y) -> blocks.count(x, y) > 0);
	}

	/** Returns the cells of blocks on a map. */
	static BitPlane cells(BitPlane blocks, int factor, int width, int height) {
		BitPlaneEditor cells = BitPlane.empty(width, height).edit();
		for (int y = 0; y < height; y++) {
			int row = y / factor;
			for (int x = blocks.nextSet(0, row); x < blocks.width();) {
				int end = blocks.nextClear(x, row);
				cells.setRun(x * factor, y, Math.min(width, end * factor) - x * factor);
				x = blocks.nextSet(end, row);
			}
		}
		return cells.build();
	}
}
