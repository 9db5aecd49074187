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
 * A search for the cheapest cut: a closed line of obstacles and gaps around either the start or the goal. The outside of
 * the map is an obstacle. A gap of free cells costs {@code floor(width / size)}, because this many units fit through the
 * gap next to each other. A closed line separates start and goal if and only if it crosses a line from start to goal an odd
 * number of times. So a state of the search has three parts: a cell, the parity of the crossings, and the number of counted
 * cells. Counted cells are free cells of the current gap that the cost does not include yet. The number of counted cells is
 * less than the unit's size. Not thread-safe.
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
	/**
	 * Safety margin, in cells. The search tries only obstacles within {@code cost * size} cells of the line from start to goal,
	 * where {@code cost} is the least cost known. Adds the margin, because a cut crosses this line between the middles of two
	 * cells.
	 */
	private static final int NEAR = 2;
	private static final byte FREE = 0;
	private static final byte BLOCKED = 1;
	/**
	 * The kind of cells that a search never enters: the cells of the start and the goal, and settled obstacles. An obstacle is
	 * settled when the cheapest line through the obstacle is known.
	 */
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
	 * The least known cost of each state, and the counted cells of the current gap, as {@code cost * size + counted}. Indexed
	 * by {@code 2 * cell + parity}. The parity is 1 if the cut, up to this cell, crosses the line from start to goal an odd
	 * number of times.
	 */
	private final int[] keys;
	/**
	 * The reached states, in the order in which they were reached. If a state is reached again at less cost, the state gets a
	 * new entry. The old entry stays, because later entries may name the old entry in {@link #before}.
	 */
	private int[] reached = new int[1024];
	/** The entry of {@link #reached} before each entry. */
	private int[] before = new int[1024];
	private int reachedCount;
	/**
	 * Indexed by the number of counted cells: the entries of {@link #reached} to expand. Counted cells are free cells of the
	 * gap that the line is crossing. When their number reaches the unit's size, one more unit fits through the gap, and the
	 * line costs 1 more. So the last list belongs to the next round, whose cost is greater by 1.
	 */
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
	 * Returns how much wider a gap is than the number of its free cells. Returns 1 if units may pass between two blocked cells
	 * that touch only at a corner, else 0. With 1, a unit of size s fits through a gap of s - 1 free cells.
	 */
	static int joint(Diagonals diagonals) {
		return diagonals.joinCorners() ? 1 : 0;
	}

	/**
	 * Returns the gaps that the cheapest closed line around the start or the goal crosses. Leaves out gaps of cost 0, which are
	 * too narrow for a unit. Null if there is no closed line.
	 */
	List<Gap> find() {
		List<Gap> best = null;
		int least = UNKNOWN;
		for (int cell : line.nearestFirst(width, height, this::isBlocked)) {
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

	private boolean isBlocked(int cell) {
		return kinds[cell] == BLOCKED;
	}

	/**
	 * Marks the obstacles that the last search reached at cost 0 as {@link #CLOSED}. From a marked obstacle, a line to
	 * the first obstacle of the search costs nothing. So no loop through a marked obstacle is cheaper than the cheapest
	 * loop through the first obstacle.
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
	 * Finds the cheapest loop that leads through an obstacle and separates start and goal. A loop is a closed line of
	 * obstacles and gaps. A loop separates start and goal if it crosses the {@link CrossingLine} between them an odd number of
	 * times.
	 *
	 * @param cell the obstacle where the loop begins and ends
	 * @param bound the cost that the loop must stay below
	 * @return the loop's last entry in {@link #reached}, or -1 if there is no such loop
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

	/**
	 * Expands all states of a cost. The next state is always one with the fewest counted cells. An expansion can add states
	 * with fewer counted cells, because a step to an obstacle ends the gap, and counting begins again.
	 *
	 * @return the entry that closes the line around the start or the goal, or -1 if there is none
	 */
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
