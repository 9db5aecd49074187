package org.leeway.pathing.balance;

import java.util.function.IntPredicate;

import org.leeway.pathing.grid.Cell;

/**
 * A line from a start to a goal, to test closed lines. A closed line separates start and goal if and only if it crosses
 * this line an odd number of times. The line runs along the row of the start, and then along the column of the goal.
 * Immutable.
 *
 * @param from a cell of the start
 * @param to a cell of the goal
 */
public record CrossingLine(Cell from, Cell to) {

	/**
	 * Offsets of the line from the middles of cells, to the right and down. The line bends where its row meets its column.
	 * Crossings at the bend could not be counted. The offsets are irrational numbers, so no segment between the middles of
	 * two cells meets the bend.
	 */
	private static final double ASIDE = Math.sqrt(2) - 1.1;
	private static final double BELOW = Math.sqrt(5) / 2 - 1;

	/** Returns how often the segment between the middles of two cells crosses the line. */
	public int crossings(int x, int y, int toX, int toY) {
		int count = 0;
		if (Math.min(y, toY) <= from.y() && from.y() < Math.max(y, toY)) {
			double at = x + (toX - x) * (from.y() + BELOW - y) / (toY - y);
			count += at > Math.min(from.x(), to.x()) + ASIDE && at < Math.max(from.x(), to.x()) + ASIDE ? 1 : 0;
		}
		if (Math.min(x, toX) <= to.x() && to.x() < Math.max(x, toX)) {
			double at = y + (toY - y) * (to.x() + ASIDE - x) / (toX - x);
			count += at > Math.min(from.y(), to.y()) + BELOW && at < Math.max(from.y(), to.y()) + BELOW ? 1 : 0;
		}
		return count;
	}

	/**
	 * Returns cells, sorted by their distance from the start or the goal, whichever is nearer. The cheapest closed line is
	 * usually near the start or the goal. If a search tries near obstacles first, the search soon knows a cheap line, whose
	 * cost shortens the rest of the search.
	 *
	 * @param width number of columns, with a margin of one column at each side of the map
	 * @param height number of rows, with a margin of one row at the top and the bottom of the map
	 * @param selected whether to return a cell, by its index. The indices go row by row, with the margin
	 */
	public int[] nearestFirst(int width, int height, IntPredicate selected) {
		int[] counts = new int[width + height + 1];
		for (int cell = 0; cell < width * height; cell++) {
			counts[distanceOfEnds(cell % width - 1, cell / width - 1) + 1] += selected.test(cell) ? 1 : 0;
		}
		for (int i = 1; i < counts.length; i++) {
			counts[i] += counts[i - 1];
		}
		int[] cells = new int[counts[counts.length - 1]];
		for (int cell = 0; cell < width * height; cell++) {
			if (selected.test(cell)) {
				cells[counts[distanceOfEnds(cell % width - 1, cell / width - 1)]++] = cell;
			}
		}
		return cells;
	}

	private int distanceOfEnds(int x, int y) {
		return Math.min(Math.max(Math.abs(x - from.x()), Math.abs(y - from.y())), Math.max(Math.abs(x - to.x()), Math.abs(y - to.y())));
	}

	/**
	 * Returns whether a cell is at most {@code most} steps from this line. A search for a closed line of obstacles and gaps
	 * with low cost begins only at such cells. This suffices, because the closed line crosses this line in an obstacle or in a
	 * gap. A gap of low cost is narrow, so an obstacle beside the gap is near this line.
	 *
	 * @param most the largest distance of a near cell, in steps
	 */
	public boolean isNear(int x, int y, long most) {
		return isNear(x, y, from.x(), to.x(), from.y(), from.y(), most) || isNear(x, y, to.x(), to.x(), from.y(), to.y(), most);
	}

	private static boolean isNear(int x, int y, int fromX, int toX, int fromY, int toY, long most) {
		return x >= Math.min(fromX, toX) - most && x <= Math.max(fromX, toX) + most && y >= Math.min(fromY, toY) - most
				&& y <= Math.max(fromY, toY) + most;
	}
}
