package org.leeway.pathing.balance;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.PriorityQueue;
import java.util.function.Predicate;

import org.leeway.pathing.grid.Cell;

/**
 * An oracle of the cheapest closed line of obstacles and gaps that separates start and goal, for maps of thousands of cells.
 * Runs a plain Dijkstra from each group of connected obstacles. Within such a group, a line costs nothing. From the start and
 * from the goal, a ray leads to the right. A closed line separates start and goal if it crosses the two rays an odd number of
 * times in all.
 */
final class ClosedLineOracle {

	/** Kinds of cells. Cells beyond the map are obstacles. */
	private enum Kind {
		FREE, OBSTACLE, END
	}

	private final Kind[][] kinds;
	private final Cell start;
	private final Cell goal;
	private final int size;
	private final int joint;

	/**
	 * A state of the search for a line: the last cell of the line, and the cost up to there. The cell may also lie on a margin
	 * of one cell around the map.
	 *
	 * @param free the number of free cells since the last obstacle, plus {@link #joint}
	 */
	private record Place(int x, int y, int parity, int cost, int free) {
	}

	/**
	 * Creates an oracle.
	 *
	 * @param isEnd whether a cell belongs to the unit at the start or the goal
	 * @param start a cell of the start
	 * @param goal a cell of the goal
	 * @param joint the width of a gap minus the number of its free cells: 1 if units may cut corners, otherwise 0
	 */
	ClosedLineOracle(int width, int height, Predicate<Cell> isFree, Predicate<Cell> isEnd, Cell start, Cell goal, int size,
			int joint) {
		this.kinds = new Kind[height + 2][width + 2];
		this.start = start;
		this.goal = goal;
		this.size = size;
		this.joint = joint;
		for (int y = 0; y < height + 2; y++) {
			for (int x = 0; x < width + 2; x++) {
				Cell cell = new Cell(x - 1, y - 1);
				boolean isInside = x > 0 && y > 0 && x <= width && y <= height;
				kinds[y][x] = isInside && isEnd.test(cell) ? Kind.END : isInside && isFree.test(cell) ? Kind.FREE : Kind.OBSTACLE;
			}
		}
	}

	/**
	 * Returns the least cost of a closed line that separates start and goal. Returns {@link Integer#MAX_VALUE} if no line
	 * separates start and goal.
	 */
	int least() {
		boolean[][] known = new boolean[kinds.length][kinds[0].length];
		int least = Integer.MAX_VALUE;
		for (int y = 0; y < kinds.length; y++) {
			for (int x = 0; x < kinds[0].length; x++) {
				if (kinds[y][x] == Kind.OBSTACLE && !known[y][x]) {
					flood(x, y, known);
					least = Math.min(least, least(x, y));
				}
			}
		}
		return least;
	}

	/** Marks an obstacle, and all obstacles that are connected with this obstacle, in {@code known}. */
	private void flood(int left, int top, boolean[][] known) {
		Deque<Cell> open = new ArrayDeque<>();
		open.add(new Cell(left, top));
		known[top][left] = true;
		while (!open.isEmpty()) {
			Cell at = open.remove();
			for (int i = 0; i < 9; i++) {
				int x = at.x() + i % 3 - 1;
				int y = at.y() + i / 3 - 1;
				if (isMap(x, y) && kinds[y][x] == Kind.OBSTACLE && !known[y][x]) {
					known[y][x] = true;
					open.add(new Cell(x, y));
				}
			}
		}
	}

	private boolean isMap(int x, int y) {
		return x >= 0 && y >= 0 && y < kinds.length && x < kinds[0].length;
	}

	/** Returns the least cost of a line through an obstacle. */
	private int least(int left, int top) {
		int[][][] best = new int[2][kinds.length][kinds[0].length];
		Arrays.stream(best).flatMap(Arrays::stream).forEach(row -> Arrays.fill(row, Integer.MAX_VALUE));
		PriorityQueue<Place> open = new PriorityQueue<>(Comparator.comparingInt(this::key));
		open.add(new Place(left, top, 0, 0, joint));
		while (!open.isEmpty()) {
			Place at = open.remove();
			if (at.x == left && at.y == top && at.parity == 1) {
				return at.cost;
			}
			if (key(at) < best[at.parity][at.y][at.x]) {
				best[at.parity][at.y][at.x] = key(at);
				for (int i = 0; i < 9; i++) {
					add(at, at.x + i % 3 - 1, at.y + i / 3 - 1, open);
				}
			}
		}
		return Integer.MAX_VALUE;
	}

	/**
	 * Returns a key that orders places. Lower keys are better. The place with the lower cost comes first. In a gap, the cost
	 * grows by 1 with every {@code size} free cells. So of equal costs, the place with fewer free cells since the cost last
	 * grew comes first.
	 */
	private int key(Place place) {
		return place.cost * size + place.free % size;
	}

	private void add(Place at, int x, int y, PriorityQueue<Place> open) {
		if (isMap(x, y) && kinds[y][x] != Kind.END) {
			int parity = (at.parity + crossings(at.x, at.y, x, y)) % 2;
			boolean isFree = kinds[y][x] == Kind.FREE;
			int free = isFree ? at.free + 1 : joint;
			open.add(new Place(x, y, parity, at.cost + (isFree && free % size == 0 ? 1 : 0), free));
		}
	}

	private int crossings(int fromX, int fromY, int toX, int toY) {
		return crossing(start, fromX, fromY, toX, toY) + crossing(goal, fromX, fromY, toX, toY);
	}

	/**
	 * Returns 1 if a step crosses the ray of an end, otherwise 0. The ray begins in the middle of the end's cell and leads to
	 * the right. The ray counts as slightly above the middles of the cells, so that a step along the row does not cross it.
	 *
	 * @param end the cell of the start or of the goal
	 */
	private static int crossing(Cell end, int fromX, int fromY, int toX, int toY) {
		int row = end.y() + 1;
		return Math.min(fromY, toY) == row - 1 && Math.max(fromY, toY) == row && fromX + toX > 2 * (end.x() + 1) ? 1 : 0;
	}
}
