package org.leeway.core.exchange.generals;

import java.util.Arrays;

import org.leeway.pathing.Progress;

/**
 * The kind of each cell of a map, such as clear or cliff. At first, kinds follow from the ground alone. Then things such as
 * fences and buildings change kinds of cells, one after another in the order of the map. Row 0 is the lowest row of the
 * playable area. Source: {@code Pathfinder::classifyMap} and {@code Pathfinder::classifyObjectFootprint} in the source of the
 * game.
 */
final class GroundCells {

	/** Distance from a building, in cells, up to which the game looks for cells with too little room. */
	private static final int NEAR = 2;
	private static final int LEAST_STRAIGHT = 2;
	private static final int LEAST_NEIGHBOURS = 4;

	private final int width;
	private final int height;
	private final byte[] kinds;

	private GroundCells(int width, int height) {
		this.width = width;
		this.height = height;
		this.kinds = new byte[width * height];
	}

	/**
	 * Computes the kinds of cells from the ground alone, without things.
	 *
	 * @param width how many columns to compute: the width of the widest playable area
	 * @param height how many rows to compute: the height of the highest playable area
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	static GroundCells of(GameMap map, int width, int height, Progress progress) {
		GroundCells cells = new GroundCells(width, height);
		WaterRows water = new WaterRows(map, width + 1);
		boolean[] lower = new boolean[width + 1];
		boolean[] upper = new boolean[width + 1];
		water.fill(0, lower);
		for (int y = 0; y < height; y++) {
			progress.check();
			water.fill(y + 1, upper);
			for (int x = 0; x < width; x++) {
				boolean isUnder = lower[x] || lower[x + 1] || upper[x] || upper[x + 1];
				cells.kinds[y * width + x] = isUnder ? CellKind.WATER : map.ground().isCliff(x, y) ? CellKind.CLIFF : CellKind.CLEAR;
			}
			boolean[] free = lower;
			lower = upper;
			upper = free;
		}
		cells.growCliffs();
		return cells;
	}

	/** Changes clear cells that touch a cliff cell to {@link CellKind#EDGE}. */
	private void growCliffs() {
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				if (kind(x, y) == CellKind.CLIFF) {
					for (int i = Math.max(0, y - 1); i <= Math.min(height - 1, y + 1); i++) {
						growRow(i, Math.max(0, x - 1), Math.min(width - 1, x + 1));
					}
				}
			}
		}
	}

	private void growRow(int y, int from, int to) {
		for (int x = from; x <= to; x++) {
			if (kind(x, y) == CellKind.CLEAR) {
				kinds[y * width + x] = CellKind.EDGE;
			}
		}
	}

	/** Returns the kind of a cell. */
	byte kind(int x, int y) {
		return kinds[y * width + x];
	}

	/** Copies the kinds of cells of row {@code y} into {@code target}, from column 0 on, until {@code target} is full. */
	void copyRow(int y, byte[] target) {
		System.arraycopy(kinds, y * width, target, 0, target.length);
	}

	/**
	 * Puts a fence or a building on cells. Only cells of the kinds {@link CellKind#CLEAR} and {@link CellKind#PINCHED} change.
	 * As in the game, cells of the last row and the last column never change.
	 *
	 * @param kind {@link CellKind#FENCE} or {@link CellKind#BUILDING}
	 */
	void close(CellSet cells, byte kind) {
		for (int i = 0; i < cells.size(); i++) {
			if (isMarkable(cells.x(i), cells.y(i)) && isOpen(cells.x(i), cells.y(i))) {
				kinds[cells.y(i) * width + cells.x(i)] = kind;
			}
		}
	}

	/**
	 * Returns whether a fence or a building can block a cell. In the game, the cells of the last row and the last
	 * column cannot be blocked.
	 */
	boolean isMarkable(int x, int y) {
		return x >= 0 && y >= 0 && x < width - 1 && y < height - 1;
	}

	private boolean isOpen(int x, int y) {
		return kind(x, y) == CellKind.CLEAR || kind(x, y) == CellKind.PINCHED;
	}

	/**
	 * Marks clear cells near a building as {@link CellKind#PINCHED} if units have too little room there. A cell has 4
	 * neighbours at its sides and 4 at its corners. Units have room if at least 2 neighbours at the sides are clear, and at
	 * least 4 of all neighbours.
	 *
	 * @param cells the cells of the building
	 * @param x the column of the cell under the middle of the building
	 * @param y the row of the cell under the middle of the building
	 */
	void pinch(CellSet cells, int x, int y) {
		int left = x;
		int right = x;
		int bottom = y;
		int top = y;
		for (int i = 0; i < cells.size(); i++) {
			if (isMarkable(cells.x(i), cells.y(i))) {
				left = Math.min(left, cells.x(i));
				right = Math.max(right, cells.x(i));
				bottom = Math.min(bottom, cells.y(i));
				top = Math.max(top, cells.y(i));
			}
		}
		pinch(Math.max(0, left - NEAR), Math.max(0, bottom - NEAR), Math.min(width - 1, right + NEAR), Math.min(height - 1, top + NEAR));
	}

	private void pinch(int left, int bottom, int right, int top) {
		int[] pinched = new int[Math.max(0, right - left + 1) * Math.max(0, top - bottom + 1)];
		int count = 0;
		for (int y = bottom; y <= top; y++) {
			for (int x = left; x <= right; x++) {
				if (kind(x, y) == CellKind.CLEAR && isPinched(x, y)) {
					pinched[count] = y * width + x;
					count++;
				}
			}
		}
		// the loops find all pinched cells before any cell is marked. A marked cell no longer counts as clear, so an early
		// mark would reduce the number of clear neighbours of other cells
		Arrays.stream(pinched, 0, count).forEach(cell -> kinds[cell] = CellKind.PINCHED);
	}

	private boolean isPinched(int x, int y) {
		int straight = isClear(x - 1, y) + isClear(x + 1, y) + isClear(x, y - 1) + isClear(x, y + 1);
		int all = straight + isClear(x - 1, y - 1) + isClear(x + 1, y - 1) + isClear(x - 1, y + 1) + isClear(x + 1, y + 1);
		return straight < LEAST_STRAIGHT || all < LEAST_NEIGHBOURS;
	}

	/** Returns 1 if a cell is clear, else 0. */
	private int isClear(int x, int y) {
		return x >= 0 && y >= 0 && x < width && y < height && kind(x, y) == CellKind.CLEAR ? 1 : 0;
	}

	/**
	 * Makes the cells under a bridge passable, if they are water, cliffs or edges.
	 *
	 * @param cells the cells under the bridge
	 */
	void bridge(CellSet cells) {
		for (int i = 0; i < cells.size(); i++) {
			int x = cells.x(i);
			int y = cells.y(i);
			if (x >= 0 && y >= 0 && x < width && y < height && kind(x, y) != CellKind.CLEAR && kind(x, y) <= CellKind.WATER) {
				kinds[y * width + x] = CellKind.BRIDGE;
			}
		}
	}
}
