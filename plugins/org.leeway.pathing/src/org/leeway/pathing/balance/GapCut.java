package org.leeway.pathing.balance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/**
 * A search for the cheapest closed line of obstacles and gaps around either the start or the goal. The outside of the map is an
 * obstacle. A gap of free cells costs {@code floor(width / size)}: this many units pass next to each other. A closed line separates
 * start and goal if and only if it crosses a line from start to goal an odd number of times. So a state of the search is a
 * cell, the parity of the crossings, and how many cells of the next unit's width are counted. Not thread-safe.
 * <p>
 * Picture of a cut ({@code |}) of two gaps between start and goal, with the free cells left out:
 *
 * <pre>
 * ####|####
 *     |
 * s   #   t
 *     |
 * ####|####
 * </pre>
 */
final class GapCut {

	private static final int UNKNOWN = Integer.MAX_VALUE;
	/** Slack for distances from the line from start to goal, because steps of a line cross it between cells. */
	private static final int NEAR = 2;
	private static final byte FREE = 0;
	private static final byte BLOCKED = 1;
	/** The kind of cells of the start and the goal, and of obstacles through which a cheapest line is known. */
	private static final byte CLOSED = 2;

	private final int size;
	private final int joint;
	private final Progress progress;
	private final CrossingLine line;
	private final int width;
	private final int height;
	/** The kind of each cell. Cells are row by row, with a margin of one blocked cell around the map. */
	private final byte[] kinds;
	/**
	 * Least known {@code cost * size + counted cells} of each state, indexed by {@code 2 * cell + parity}.
	 */
	private final int[] keys;
	/**
	 * The states reached so far, in this order. A state that is reached again at less cost has several entries, so that ways
	 * to it stay as they were.
	 */
	private int[] reached = new int[1024];
	/** The entry of {@link #reached} before each entry. */
	private int[] before = new int[1024];
	private int reachedCount;
	/** Open entries of {@link #reached}, indexed by how many cells of a unit's width are counted. The last list costs one more. */
	private final IntStack[] open;

	/** Creates a search. See {@link Lanes#ofSquares}. */
	GapCut(BitPlane free, int size, BitPlane start, BitPlane goal, Diagonals diagonals, Progress progress) {
		this.size = size;
		this.joint = joint(diagonals);
		this.progress = progress;
		this.line = new CrossingLine(start.first().orElseThrow(), goal.first().orElseThrow());
		this.width = free.width() + 2;
		this.height = free.height() + 2;
		this.kinds = new byte[width * height];
		this.keys = new int[2 * width * height];
		this.open = new IntStack[size + 1];
		Arrays.fill(keys, UNKNOWN);
		Arrays.fill(kinds, BLOCKED);
		Arrays.setAll(open, i -> new IntStack());
		mark(free, FREE);
		mark(start, CLOSED);
		mark(goal, CLOSED);
	}

	private void mark(BitPlane cells, byte kind) {
		for (int y = 0; y < cells.height(); y++) {
			for (int x = cells.nextSet(0, y); x < cells.width(); x = cells.nextSet(x + 1, y)) {
				kinds[(y + 1) * width + x + 1] = kind;
			}
		}
	}

	/**
	 * Returns by how many cells a gap is wider than its free cells. If units pass between two corners that touch, a gap holds
	 * a unit that is one cell wider.
	 */
	static int joint(Diagonals diagonals) {
		return diagonals.joinCorners() ? 1 : 0;
	}

	/** Returns the gaps of the cheapest line. Leaves out gaps without a cost. Null if there is no such line. */
	List<Gap> find() {
		List<Gap> best = null;
		int least = UNKNOWN;
		for (int cell : obstacles()) {
			if (isBlocked(cell) && least > 0 && (least == UNKNOWN || line.isNear(cell % width - 1, cell / width - 1, (long) least * size + NEAR))) {
				int last = search(cell, least);
				if (last >= 0) {
					least = keys[reached[last]] / size;
					best = gaps(last);
				}
				markNear();
				forget();
			}
		}
		return best;
	}

	/**
	 * Returns the obstacles, in the order of their distance from start and goal. Most cheapest lines are near, and the cost of one line bounds
	 * the searches for others.
	 */
	private int[] obstacles() {
		int[] counts = new int[width + height + 1];
		for (int cell = 0; cell < kinds.length; cell++) {
			counts[distance(cell) + 1] += isBlocked(cell) ? 1 : 0;
		}
		for (int i = 1; i < counts.length; i++) {
			counts[i] += counts[i - 1];
		}
		int[] obstacles = new int[counts[counts.length - 1]];
		for (int cell = 0; cell < kinds.length; cell++) {
			if (isBlocked(cell)) {
				obstacles[counts[distance(cell)]++] = cell;
			}
		}
		return obstacles;
	}

	/** Returns the distance of a cell from the start or the goal, whichever is nearer, in steps. */
	private int distance(int cell) {
		return line.distanceOfEnds(cell % width - 1, cell / width - 1);
	}

	private boolean isBlocked(int cell) {
		return kinds[cell] == BLOCKED;
	}

	/**
	 * Closes the obstacles that cost nothing to get to. A cheapest line through each of these obstacles is known, so later lines
	 * need not run there.
	 */
	private void markNear() {
		for (int i = 0; i < reachedCount; i++) {
			int cell = reached[i] >> 1;
			kinds[cell] = keys[reached[i]] < size && isBlocked(cell) ? CLOSED : kinds[cell];
		}
	}

	private void forget() {
		for (int i = 0; i < reachedCount; i++) {
			keys[reached[i]] = UNKNOWN;
		}
		reachedCount = 0;
		Arrays.stream(open).forEach(IntStack::clear);
	}

	/**
	 * Finds the cheapest odd closed line through an obstacle. Returns its last entry of {@link #reached}, or -1 if its cost
	 * would not be below {@code bound}.
	 */
	private int search(int cell, int bound) {
		reach(2 * cell, joint, 0, -1);
		for (int cost = 0; cost < bound; cost++) {
			int last = searchCost(cell, cost);
			if (last >= 0) {
				return last;
			}
			progress.check();
			IntStack done = open[0];
			open[0] = open[size];
			open[size] = done;
			if (Arrays.stream(open).allMatch(IntStack::isEmpty)) {
				return -1;
			}
		}
		return -1;
	}

	/** Expands all states of a cost. An obstacle starts a new gap, so the fewest counted cells come first. */
	private int searchCost(int cell, int cost) {
		for (int counted = 0; counted < size;) {
			if (open[counted].isEmpty()) {
				counted++;
				continue;
			}
			int entry = open[counted].pop();
			if (keys[reached[entry]] == cost * size + counted) {
				if (reached[entry] == 2 * cell + 1) {
					return entry;
				}
				expand(entry, cost, counted);
				counted = 0;
			}
		}
		return -1;
	}

	private void expand(int entry, int cost, int counted) {
		int state = reached[entry];
		int x = (state >> 1) % width - 1;
		int y = (state >> 1) / width - 1;
		for (int toY = Math.max(-1, y - 1); toY <= Math.min(height - 2, y + 1); toY++) {
			for (int toX = Math.max(-1, x - 1); toX <= Math.min(width - 2, x + 1); toX++) {
				int cell = (toY + 1) * width + toX + 1;
				if ((toX != x || toY != y) && kinds[cell] != CLOSED) {
					int other = 2 * cell + (state & 1 ^ line.crossings(x, y, toX, toY) & 1);
					reach(other, isBlocked(cell) ? joint : counted + 1, cost, entry);
				}
			}
		}
	}

	private void reach(int state, int counted, int cost, int previous) {
		int key = cost * size + counted;
		if (key >= keys[state]) {
			return;
		}
		if (reachedCount == reached.length) {
			reached = Arrays.copyOf(reached, 2 * reachedCount);
			before = Arrays.copyOf(before, 2 * reachedCount);
		}
		keys[state] = key;
		reached[reachedCount] = state;
		before[reachedCount] = previous;
		open[counted].push(reachedCount++);
	}

	private List<Gap> gaps(int last) {
		List<Gap> gaps = new ArrayList<>();
		List<Cell> cells = new ArrayList<>();
		Cell obstacle = null;
		for (int entry = last; entry >= 0; entry = before[entry]) {
			int number = reached[entry] >> 1;
			Cell cell = new Cell(number % width - 1, number / width - 1);
			if (!isBlocked(number)) {
				cells.add(cell);
				continue;
			}
			if (obstacle != null && cells.size() + joint >= size) {
				gaps.add(Gap.between(cell, cells.reversed(), obstacle));
			}
			cells.clear();
			obstacle = cell;
		}
		Collections.reverse(gaps);
		return gaps;
	}
}
