package org.leeway.pathing.compare;

import java.util.List;

import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/** A measurement of how wide a map is at given cells. */
final class PassageWidth {

	private PassageWidth() {
	}

	/**
	 * Returns the side of the largest square of traversable cells that contains at least one of the given cells.
	 * Returns at most {@code limit}. Returns 0 if none of the given cells is traversable.
	 */
	static int at(List<Cell> across, BitPlane traversable, int limit) {
		CellRect map = new CellRect(0, 0, traversable.width(), traversable.height());
		List<Cell> inside = inside(across, map);
		if (inside.isEmpty()) {
			return 0;
		}
		CellRect window = window(inside, limit);
		int[] clearance = ClearanceAnnotator.annotate(traversable, window);
		int width = 0;
		for (int i = 0; i < clearance.length; i++) {
			int side = Math.min(limit, clearance[i]);
			if (side > width && holdsOne(inside, window.x() + i % window.width(), window.y() + i / window.width(), side)) {
				width = side;
			}
		}
		return width;
	}

	/** Returns the cells inside a map. Nearly always these are all cells, so the list is seldom copied. */
	private static List<Cell> inside(List<Cell> cells, CellRect map) {
		for (int i = 0; i < cells.size(); i++) {
			if (!map.contains(cells.get(i).x(), cells.get(i).y())) {
				return cells.stream().filter(cell -> map.contains(cell.x(), cell.y())).toList();
			}
		}
		return cells;
	}

	/**
	 * Returns a rectangle with the top-left cells of all squares that {@link #at} must examine. Each such square
	 * contains a given cell, and its side is at most the limit.
	 */
	private static CellRect window(List<Cell> cells, int limit) {
		int left = Integer.MAX_VALUE;
		int top = Integer.MAX_VALUE;
		int right = 0;
		int bottom = 0;
		for (Cell cell : cells) {
			left = Math.min(left, cell.x());
			top = Math.min(top, cell.y());
			right = Math.max(right, cell.x());
			bottom = Math.max(bottom, cell.y());
		}
		int x = Math.max(0, left - limit + 1);
		int y = Math.max(0, top - limit + 1);
		return new CellRect(x, y, right - x + 1, bottom - y + 1);
	}

	private static boolean holdsOne(List<Cell> cells, int x, int y, int side) {
		for (Cell cell : cells) {
			if (cell.x() >= x && cell.x() < x + side && cell.y() >= y && cell.y() < y + side) {
				return true;
			}
		}
		return false;
	}
}
