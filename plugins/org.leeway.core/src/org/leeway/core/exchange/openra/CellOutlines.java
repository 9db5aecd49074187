package org.leeway.core.exchange.openra;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;

/**
 * Outlines of sets of cells. Cells that touch by sides have a common outline. Where they enclose other cells, each run of cells
 * in a row has an outline of its own, because an outline has no hole.
 */
final class CellOutlines {

	/** The steps to the right, down, to the left and up. */
	private static final int[] DX = {1, 0, -1, 0};
	private static final int[] DY = {0, 1, 0, -1};

	private CellOutlines() {
	}

	/** Returns the outlines of some cells. */
	static List<Polygon> of(List<Cell> cells) {
		List<Polygon> outlines = new ArrayList<>();
		Set<Cell> left = new HashSet<>(cells);
		for (Cell cell : cells) {
			if (left.contains(cell)) {
				Set<Cell> part = part(cell, left);
				if (encloses(part)) {
					addRuns(part, outlines);
				} else {
					outlines.add(outline(part));
				}
			}
		}
		return outlines;
	}

	/** Removes a cell from a set, with all cells that are joined to it by sides. Returns the removed cells. */
	private static Set<Cell> part(Cell start, Set<Cell> left) {
		Set<Cell> part = new HashSet<>();
		Deque<Cell> open = new ArrayDeque<>(List.of(start));
		left.remove(start);
		while (!open.isEmpty()) {
			Cell cell = open.removeLast();
			part.add(cell);
			for (int direction = 0; direction < DX.length; direction++) {
				Cell next = new Cell(cell.x() + DX[direction], cell.y() + DY[direction]);
				if (left.remove(next)) {
					open.addLast(next);
				}
			}
		}
		return part;
	}

	/** Returns whether a joined part encloses other cells. By Euler's formula, counts of cells, sides and corners tell it. */
	private static boolean encloses(Set<Cell> part) {
		int sides = 0;
		int squares = 0;
		for (Cell cell : part) {
			boolean right = part.contains(new Cell(cell.x() + 1, cell.y()));
			boolean down = part.contains(new Cell(cell.x(), cell.y() + 1));
			sides += (right ? 1 : 0) + (down ? 1 : 0);
			squares += right && down && part.contains(new Cell(cell.x() + 1, cell.y() + 1)) ? 1 : 0;
		}
		return part.size() - sides + squares != 1;
	}

	private static void addRuns(Set<Cell> part, List<Polygon> outlines) {
		for (Cell cell : part) {
			if (!part.contains(new Cell(cell.x() - 1, cell.y()))) {
				int end = cell.x() + 1;
				while (part.contains(new Cell(end, cell.y()))) {
					end++;
				}
				outlines.add(Polygon.of(cell.x(), cell.y(), end, cell.y(), end, cell.y() + 1, cell.x(), cell.y() + 1));
			}
		}
	}

	/** Follows the border of a part clockwise from its first cell, with the part on the right. */
	private static Polygon outline(Set<Cell> part) {
		Cell first = part.stream().min((a, b) -> a.y() == b.y() ? a.x() - b.x() : a.y() - b.y()).orElseThrow();
		List<Double> corners = new ArrayList<>(List.of((double) first.x(), (double) first.y()));
		int x = first.x();
		int y = first.y();
		int direction = 0;
		while (true) {
			x += DX[direction];
			y += DY[direction];
			boolean ahead = part.contains(cell(x, y, direction, true));
			boolean aheadLeft = part.contains(cell(x, y, direction, false));
			int turn = !ahead ? 1 : aheadLeft ? 3 : 0;
			direction = (direction + turn) % DX.length;
			if (x == first.x() && y == first.y() && direction == 0) {
				return Polygon.of(corners.stream().mapToDouble(Double::doubleValue).toArray());
			}
			if (turn != 0) {
				corners.add((double) x);
				corners.add((double) y);
			}
		}
	}

	/** Returns the cell ahead of a corner, to the right or to the left of the direction. */
	private static Cell cell(int x, int y, int direction, boolean right) {
		boolean toRight = direction == 0 || direction == (right ? 3 : 1);
		boolean below = direction == 1 || direction == (right ? 0 : 2);
		return new Cell(toRight ? x : x - 1, below ? y : y - 1);
	}
}
