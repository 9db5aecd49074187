package org.leeway.pathing.traffic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.CrossingLine;
import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.util.IndexedHeap;

/**
 * A search for the cheapest cut between a start and a goal: a closed line of obstacles and straight gaps around one of the two.
 * The outside of the map is an obstacle. Gaps of up to {@link #NEAR} cells may have any slant. Wider gaps run along rows,
 * columns, or diagonals. One object answers several searches that differ in the values of gaps. Not thread-safe.
 * <p>
 * Uses Dijkstra's algorithm. A state of the search is an obstacle together with a parity. The parity says whether the line
 * so far crosses a {@link CrossingLine} an odd number of times.
 */
final class TrafficCut {

	/**
	 * Width, in cells, up to which gaps in any direction are tried. To save time, wider gaps are tried only along rows, columns
	 * and diagonals. Obstacles at a wide passage are usually long, so that such a gap exists.
	 */
	private static final int NEAR = 6;
	/** Number of expanded states between two checks for cancellation. */
	private static final int PATIENCE = 1024;

	static final byte FREE = 0;
	static final byte BLOCKED = 1;
	/** The value in {@link #kinds} for each cell of the start and the goal. */
	static final byte END = 2;
	/**
	 * The kind of obstacles that later searches skip, because an earlier search has found a line at least as cheap as any line
	 * through them.
	 */
	private static final byte CLOSED = 3;

	private final TrafficGround ground;
	private final Progress progress;
	private final CrossingLine line;
	/** The least speed factor of all free cells. */
	private final double slowest;
	private final int width;
	private final int height;
	/** The kind of each cell. Cells are row by row, with a margin of one blocked cell around the map. */
	private final byte[] kinds;
	/** The obstacles that have a free neighbour, except for {@link #CLOSED} obstacles. */
	private final BorderCells borders;
	/** All obstacles, in the order in which searches begin at them. */
	private final int[] obstacles;
	private final EndBoxes ends;
	/** Indexed by state: its least known cost. A state has the index {@code 2 * cell + parity}, for the obstacle's cell. */
	private final double[] costs;
	/** Indexed by state: the previous state on the cheapest line. Negative for a state where the search began. */
	private final int[] before;
	private final IndexedHeap heap = new IndexedHeap();
	private int[] reached = new int[1024];
	private int reachedCount;
	private GapValues values;
	/** Null if the values do not depend on lengths. */
	private PassageLengths lengths;
	/** Cost of the cheapest known line. Before a line is known, the limit of the search. */
	private double least;
	/**
	 * The states at the ends of the two halves of the cheapest known line. Both halves begin at the same obstacle. At the two
	 * ends, a gap or a contact between the obstacles closes the line.
	 */
	private int firstHalf;
	private int secondHalf;

	/**
	 * The cheapest closed line of obstacles and gaps around the start or the goal.
	 *
	 * @param value the sum of the values of the gaps in the line. Infinite if there is no line
	 */
	record Cut(double value, List<Gap> gaps) {
	}

	/**
	 * Creates a search. Both {@code start} and {@code goal} must be non-empty sets of connected cells, and must have no cell in
	 * common.
	 */
	TrafficCut(TrafficGround ground, BitPlane start, BitPlane goal, Progress progress) {
		this.ground = ground;
		this.progress = progress;
		this.line = new CrossingLine(start.first().orElseThrow(), goal.first().orElseThrow());
		this.slowest = ground.slowest();
		this.width = ground.free().width() + 2;
		this.height = ground.free().height() + 2;
		this.kinds = new byte[width * height];
		this.costs = new double[2 * width * height];
		this.before = new int[2 * width * height];
		Arrays.fill(kinds, BLOCKED);
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		heap.announce(0, costs.length);
		mark(ground.free(), FREE);
		mark(start, END);
		mark(goal, END);
		borders = new BorderCells(width, height, cell -> kinds[cell] != BLOCKED);
		obstacles = line.nearestFirst(width, height, cell -> kinds[cell] == BLOCKED);
		ends = new EndBoxes(start, goal);
	}

	private void mark(BitPlane cells, byte kind) {
		for (int y = 0; y < cells.height(); y++) {
			for (int x = cells.nextSet(0, y); x < cells.width(); x = cells.nextSet(x + 1, y)) {
				kinds[index(x, y)] = kind;
			}
		}
	}

	private int index(int x, int y) {
		return (y + 1) * width + x + 1;
	}

	private int x(int cell) {
		return cell % width - 1;
	}

	private int y(int cell) {
		return cell / width - 1;
	}

	/**
	 * Returns the cheapest line of a cost below {@code limit}. The cost of the result is infinite if there is no such line.
	 * <p>
	 * Somewhere between two neighbouring obstacles, the cheapest line crosses the {@link CrossingLine}. The gap between the two
	 * obstacles is narrow, because a line with a wide gap costs more than {@code limit}. So both obstacles are near the
	 * crossing line, and a search from each obstacle near the crossing line suffices.
	 */
	Cut find(GapValues gapValues, double limit) {
		values = gapValues;
		lengths = values.dependOnLength() ? new PassageLengths(ground, kinds, width) : null;
		least = limit;
		Cut best = new Cut(Double.POSITIVE_INFINITY, List.of());
		long near = widest(0) + 1L;
		for (int i = 0; i < obstacles.length && least > 0; i++) {
			int cell = obstacles[i];
			if (kinds[cell] == BLOCKED && line.isNear(x(cell), y(cell), near)) {
				if (search(cell)) {
					best = new Cut(least, gaps());
					near = widest(0) + 1L;
				}
				closeNear();
				forget();
			}
		}
		reopen();
		return best;
	}

	/** Makes all {@link #CLOSED} obstacles plain obstacles again. */
	private void reopen() {
		for (int cell : obstacles) {
			if (kinds[cell] == CLOSED) {
				kinds[cell] = BLOCKED;
			}
		}
		borders.restore();
	}

	/**
	 * Marks the obstacles that the last search reached at no cost as {@link #CLOSED}, so that later searches skip them. Such an
	 * obstacle is joined at no cost with the obstacle where the last search began. So the cheapest lines through both obstacles
	 * have the same cost, and the last search has already found this cost.
	 */
	private void closeNear() {
		for (int i = 0; i < reachedCount; i++) {
			int cell = reached[i] >> 1;
			if (costs[reached[i]] == 0) {
				kinds[cell] = CLOSED;
				borders.remove(cell % width, cell / width);
			}
		}
	}

	private void forget() {
		heap.clear();
		for (int i = 0; i < reachedCount; i++) {
			costs[reached[i]] = Double.POSITIVE_INFINITY;
			heap.announce(reached[i], reached[i] + 1);
		}
		reachedCount = 0;
	}

	/**
	 * Searches for the cheapest closed line through a blocked cell. The line must cross the {@link CrossingLine} an odd number
	 * of times. The line consists of two halves, which both begin at the cell. The search stops when all further halves cost
	 * at least half as much as the cheapest known line. Returns whether the search has found a cheaper line than all searches
	 * before.
	 */
	private boolean search(int cell) {
		double bound = least;
		reach(2 * cell, 0, -1);
		for (int count = 1; !heap.isEmpty() && 2 * heap.firstKey() < least; count++) {
			expand(heap.takeFirst());
			if (count % PATIENCE == 0) {
				progress.check();
			}
		}
		return least < bound;
	}

	private void expand(int state) {
		int x = x(state >> 1);
		int y = y(state >> 1);
		tryNeighbours(state, x, y);
		if (borders.contains(x + 1, y + 1)) {
			int most = widest(costs[state]) + 1;
			tryNear(state, x, y, Math.min(most, NEAR + 1));
			for (int i = 0; i < 9; i++) {
				if (i != 4) {
					look(state, x, y, i % 3 - 1, i / 3 - 1, most);
				}
			}
		}
	}

	private void tryNeighbours(int state, int x, int y) {
		for (int toY = Math.max(-1, y - 1); toY <= Math.min(height - 2, y + 1); toY++) {
			for (int toX = Math.max(-1, x - 1); toX <= Math.min(width - 2, x + 1); toX++) {
				if (kinds[index(toX, toY)] == BLOCKED) {
					jump(state, x, y, toX, toY, 0);
				}
			}
		}
	}

	/** Tries the gaps to all obstacles that are next to a free cell and at most {@code most} steps away. */
	private void tryNear(int state, int x, int y, int most) {
		for (int toY = Math.max(-1, y - most); toY <= Math.min(height - 2, y + most); toY++) {
			for (long rest = borders.range(x + 1 - most, toY + 1, 2 * most + 1); rest != 0; rest &= rest - 1) {
				jump(state, x, y, x - most + Long.numberOfTrailingZeros(rest), toY, 0);
			}
		}
	}

	private boolean isInside(int x, int y) {
		return x >= -1 && y >= -1 && x <= width - 2 && y <= height - 2;
	}

	/**
	 * Returns a limit for the width, in cells, of the next gap of a line. With a wider gap, a line of the given cost could not
	 * stay cheaper than the cheapest known line.
	 */
	private int widest(double cost) {
		return values.widest((least - cost) / slowest);
	}

	/**
	 * Looks from an obstacle in one of eight directions, across free cells. If an obstacle is the first other cell there, tries
	 * the gap between the two obstacles.
	 *
	 * @param most the number of steps after which the search gives up
	 */
	private void look(int state, int x, int y, int dx, int dy, int most) {
		int toX = x + dx;
		int toY = y + dy;
		for (int i = 0; i < most && isInside(toX, toY); i++) {
			byte kind = kinds[index(toX, toY)];
			if (kind == BLOCKED) {
				jump(state, x, y, toX, toY, lengths == null ? 0 : lengths.of(x, y, toX, toY));
			}
			if (kind != FREE) {
				return;
			}
			toX += dx;
			toY += dy;
		}
	}

	private double value(int x, int y, int toX, int toY, int length) {
		return values.of(Math.max(0, Math.abs(toX - x) - 1), Math.max(0, Math.abs(toY - y) - 1), length);
	}

	private void jump(int state, int x, int y, int toX, int toY, int length) {
		int cell = index(toX, toY);
		double value = value(x, y, toX, toY, length);
		double atLeast = costs[state] + value * slowest;
		double known = Math.min(costs[2 * cell], costs[2 * cell + 1]);
		// skip a gap that can neither complete a cheaper line nor lower the cost of the other obstacle. Most gaps are skipped,
		// and this test is fast, so it comes before the geometric tests
		if (atLeast + known >= least && 2 * atLeast >= Math.min(least, 2 * Math.max(costs[2 * cell], costs[2 * cell + 1]))
				|| isCut(x, y, toX, toY)) {
			return;
		}
		int other = 2 * cell + (state & 1 ^ line.crossings(x, y, toX, toY) & 1);
		double cost = costs[state] + (value == 0 ? 0 : value * ground.fastest(x, y, toX, toY, slowest));
		if (cost + costs[other ^ 1] < least) {
			least = cost + costs[other ^ 1];
			firstHalf = state;
			secondHalf = other ^ 1;
		}
		if (cost < costs[other] && 2 * cost < least) {
			reach(other, cost, state);
		}
	}

	/**
	 * Returns whether a gap between two obstacles must not be used, because it may run through the start or the goal. For a
	 * slanted gap, tests all cells of the rectangle that has the obstacles at its corners.
	 */
	private boolean isCut(int x, int y, int toX, int toY) {
		if (!ends.meet(Math.min(x, toX), Math.min(y, toY), Math.max(x, toX), Math.max(y, toY))) {
			return false;
		}
		int across = Math.abs(toX - x);
		int rise = Math.abs(toY - y);
		if (across == rise || across == 0 || rise == 0) {
			return isCutStraight(x, y, toX, toY);
		}
		for (int row = Math.min(y, toY); row <= Math.max(y, toY); row++) {
			for (int column = Math.min(x, toX); column <= Math.max(x, toX); column++) {
				if (kinds[index(column, row)] == END) {
					return true;
				}
			}
		}
		return false;
	}

	private boolean isCutStraight(int x, int y, int toX, int toY) {
		int steps = Math.max(Math.abs(toX - x), Math.abs(toY - y));
		for (int i = 1; i < steps; i++) {
			if (kinds[index(x + (toX - x) / steps * i, y + (toY - y) / steps * i)] == END) {
				return true;
			}
		}
		return false;
	}

	private void reach(int state, double cost, int previous) {
		if (costs[state] == Double.POSITIVE_INFINITY) {
			reached = reachedCount == reached.length ? Arrays.copyOf(reached, 2 * reachedCount) : reached;
			reached[reachedCount++] = state;
		}
		costs[state] = cost;
		before[state] = previous;
		heap.put(state, cost);
	}

	private List<Gap> gaps() {
		List<Gap> gaps = new ArrayList<>();
		addGap(gaps, firstHalf, secondHalf);
		addGaps(gaps, firstHalf);
		addGaps(gaps, secondHalf);
		return gaps;
	}

	private void addGaps(List<Gap> gaps, int last) {
		for (int state = last; before[state] >= 0; state = before[state]) {
			addGap(gaps, state, before[state]);
		}
	}

	/**
	 * Adds the gap between two states to a list if units can pass the gap. Does nothing if no unit fits into the gap, or if
	 * there is no free cell between the two obstacles.
	 */
	private void addGap(List<Gap> gaps, int state, int other) {
		int from = state >> 1;
		int to = other >> 1;
		Gap gap = gap(from, to);
		if (value(x(from), y(from), x(to), y(to), 0) > 0 && gap.cells().stream().anyMatch(cell -> ground.isFree(cell.x(), cell.y()))) {
			gaps.add(gap);
		}
	}

	/**
	 * Returns the gap between two obstacles. Its cells form a line: one cell in each column, or one in each row if the gap is
	 * higher than wide.
	 */
	private Gap gap(int from, int to) {
		int dx = x(to) - x(from);
		int dy = y(to) - y(from);
		int steps = Math.max(Math.abs(dx), Math.abs(dy));
		List<Cell> cells = new ArrayList<>();
		for (int i = 1; i < steps; i++) {
			cells.add(new Cell(x(from) + Math.floorDiv(2 * dx * i + steps, 2 * steps),
					y(from) + Math.floorDiv(2 * dy * i + steps, 2 * steps)));
		}
		return Gap.between(new Cell(x(from), y(from)), cells, new Cell(x(to), y(to)));
	}
}
