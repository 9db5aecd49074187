package org.leeway.pathing.repair;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/**
 * A search for the cheapest paths from a set of starts to several goals (Dijkstra's algorithm). Each goal is a set of
 * cells, too: the path may end at any of its cells. Cells are positions of the unit's top-left corner.
 * <p>
 * Costs are small whole numbers, so the queue has a bucket for each cost (R. Dial, <i>Algorithm 360</i>, Communications of
 * the ACM, 1969). Memory is allocated on demand, by tiles.
 */
final class MinimumCostPath {

	private static final Comparator<Cell> ROW_BY_ROW = Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x);
	private static final int ANCHORS_A_CHECK = 1 << 14;

	/**
	 * The change of the column in a step, indexed by direction. Positive to the right. The straight directions come
	 * first.
	 */
	private static final int[] RIGHT = {1, 0, -1, 0, 1, -1, -1, 1};
	/** The change of the row in a step, indexed by direction. Positive down. */
	private static final int[] DOWN = {0, 1, 0, -1, 1, 1, -1, -1};
	private static final int STRAIGHT = 4;

	private final Clearing unit;
	private final BitPlane from;
	private final List<BitPlane> goals;
	private final int directions;
	private final Progress progress;
	private final Visits visits;
	private final BucketQueue queue;

	MinimumCostPath(Clearing unit, BitPlane from, List<BitPlane> goals, Diagonals diagonals, Progress progress) {
		this.unit = unit;
		this.from = from;
		this.goals = goals;
		this.directions = diagonals.joinCorners() ? RIGHT.length : STRAIGHT;
		this.progress = progress;
		this.visits = new Visits(unit.width(), unit.height());
		this.queue = new BucketQueue(2 * unit.size());
	}

	/**
	 * Returns the cells to clear on the way to each goal, indexed by goal. The cells are sorted row by row. An entry is
	 * empty if no path leads to the goal.
	 */
	List<Optional<List<Cell>>> find() {
		Cell[] met = new Cell[goals.size()];
		search(met);
		return Stream.of(met).map(Optional::ofNullable).map(cell -> cell.map(this::cellsOnTheWayTo)).toList();
	}

	/**
	 * Searches until all goals are reached, or nothing more is reachable.
	 *
	 * @param met indexed by goal: receives the position at which the search first reaches the goal. The entry stays null if
	 * the search does not reach the goal
	 */
	private void search(Cell[] met) {
		BitPlane any = goals.stream().reduce(BitPlane::or).orElseThrow();
		int open = met.length;
		begin(any);
		for (long expanded = 1; open > 0 && queue.next(); expanded++) {
			int x = queue.anchor() % unit.width();
			int y = queue.anchor() / unit.width();
			if (visits.cost(x, y) != queue.cost()) {
				continue;
			}
			if (any.get(x, y)) {
				open -= meet(x, y, met);
			}
			expand(x, y);
			if (expanded % ANCHORS_A_CHECK == 0) {
				progress.check();
			}
		}
	}

	/**
	 * Stores a position as the result for each goal that contains it and has no result yet. Returns how many goals got
	 * a result.
	 */
	private int meet(int x, int y, Cell[] met) {
		int count = 0;
		for (int goal = 0; goal < met.length; goal++) {
			if (met[goal] == null && goals.get(goal).get(x, y)) {
				met[goal] = new Cell(x, y);
				count++;
			}
		}
		return count;
	}

	/**
	 * Puts starts on the queue: the starts on the {@linkplain Rim rim}, and the starts that are positions of a goal. Other
	 * starts are not needed, because no path from another start is cheaper than all paths from the rim.
	 *
	 * @param any the positions of all goals
	 */
	private void begin(BitPlane any) {
		Rim rim = new Rim(from);
		for (int y = 0; y < from.height(); y++) {
			for (int column = 0; column < from.columns(); column++) {
				for (long word = rim.word(column, y) | from.word(column, y) & any.word(column, y); word != 0; word &= word - 1) {
					beginAt(column * BitPlane.TILE + Long.numberOfTrailingZeros(word), y);
				}
			}
		}
	}

	private void beginAt(int x, int y) {
		visits.put(x, y, 0, 0);
		queue.add(y * unit.width() + x, 0);
	}

	private void expand(int x, int y) {
		for (int direction = 0; direction < directions; direction++) {
			int step = step(x, y, direction);
			int cost = queue.cost() + step;
			int nextX = x + RIGHT[direction];
			int nextY = y + DOWN[direction];
			if (step != Clearing.IMPOSSIBLE && cost < visits.cost(nextX, nextY)
					&& !from.get(nextX, nextY)) {
				visits.put(nextX, nextY, cost, direction);
				queue.add(nextY * unit.width() + nextX, cost);
			}
		}
	}

	/**
	 * Returns the cost of a step: how many of the newly covered cells must be cleared. {@link Clearing#IMPOSSIBLE} if
	 * the step is impossible.
	 */
	private int step(int x, int y, int direction) {
		int size = unit.size();
		int right = RIGHT[direction];
		int down = DOWN[direction];
		int column = right == 0 ? 0 : unit.cost(right > 0 ? x + size : x - 1, y + down, 1, size);
		int row = down == 0 ? 0
				: unit.cost(Math.max(x, x + right), down > 0 ? y + size : y - 1, size - Math.abs(right), 1);
		return column == Clearing.IMPOSSIBLE || row == Clearing.IMPOSSIBLE || unit.closed().get(x + right, y + down)
				? Clearing.IMPOSSIBLE : column + row;
	}

	private List<Cell> cellsOnTheWayTo(Cell goal) {
		Set<Cell> cells = new TreeSet<>(ROW_BY_ROW);
		int x = goal.x();
		int y = goal.y();
		while (!from.get(x, y)) {
			int direction = visits.direction(x, y);
			unit.addBlocked(x, y, cells);
			x -= RIGHT[direction];
			y -= DOWN[direction];
		}
		return List.copyOf(cells);
	}
}
