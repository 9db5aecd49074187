package org.leeway.pathing.balance;

import java.awt.geom.Line2D;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/**
 * An oracle of the cheapest closed line that separates start and goal. The line leads from obstacle to obstacle across gaps. A
 * gap costs as much as the number of units that fit into it next to each other.
 * <p>
 * The oracle takes any path between start and goal: along a column, and then along a row. A closed line separates them if it
 * crosses this path an odd number of times. A state says where a line ends, and whether it has crossed the path an odd number
 * of times. As in the algorithm of Bellman and Ford, the oracle lowers the costs of states until no cost changes.
 */
final class GapOracle {

	private final BitPlane free;
	private final int size;
	private final Cell start;
	private final Set<Cell> goal;
	private final double[] line;

	/**
	 * A state of a line that is extended cell by cell.
	 *
	 * @param cell the cell where the line ends
	 * @param parity the number of crossings with the path so far, modulo 2
	 * @param counted the number of cells of the current gap so far, modulo the unit's size: when it returns to 0, one unit more
	 * fits
	 */
	private record State(Cell cell, int parity, int counted) {
	}

	GapOracle(BitPlane free, int size, Cell start, Set<Cell> goal) {
		this.free = free;
		this.size = size;
		this.start = start;
		this.goal = goal;
		Cell end = goal.iterator().next();
		this.line = new double[] {start.x() + 0.11, start.y() + 0.23, start.x() + 0.11, end.y() + 0.23, end.x() + 0.11, end.y() + 0.23};
	}

	/** Returns the cost of the cheapest line. {@link Integer#MAX_VALUE} if there is no line. */
	int least() {
		int least = Integer.MAX_VALUE;
		for (int y = -1; y <= free.height(); y++) {
			for (int x = -1; x <= free.width(); x++) {
				boolean first = x == -1 && y == -1;
				if (isBlocked(new Cell(x, y)) && (first || isInside(new Cell(x, y)))) {
					least = Math.min(least, least(new Cell(x, y)));
				}
			}
		}
		return least;
	}

	private boolean isInside(Cell cell) {
		return cell.x() >= 0 && cell.y() >= 0 && cell.x() < free.width() && cell.y() < free.height();
	}

	private boolean isBlocked(Cell cell) {
		return !isInside(cell) || !free.get(cell.x(), cell.y()) && !isEnd(cell);
	}

	private boolean isEnd(Cell cell) {
		return cell.equals(start) || goal.contains(cell);
	}

	private int least(Cell obstacle) {
		Map<State, Integer> costs = new HashMap<>(Map.of(new State(obstacle, 0, 0), 0));
		Map<State, Integer> changed = costs;
		while (!changed.isEmpty()) {
			Map<State, Integer> next = new HashMap<>();
			changed.forEach((state, cost) -> relax(state, cost, costs, next));
			costs.putAll(next);
			changed = next;
		}
		return costs.getOrDefault(new State(obstacle, 1, 0), Integer.MAX_VALUE);
	}

	private void relax(State state, int cost, Map<State, Integer> costs, Map<State, Integer> next) {
		for (int i = 0; i < 9; i++) {
			Cell to = new Cell(state.cell.x() + i % 3 - 1, state.cell.y() + i / 3 - 1);
			boolean margin = to.x() >= -1 && to.y() >= -1 && to.x() <= free.width() && to.y() <= free.height();
			if (i == 4 || !margin || isEnd(to)) {
				continue;
			}
			int counted = isBlocked(to) ? 0 : (state.counted + 1) % size;
			int sum = cost + (!isBlocked(to) && counted == 0 ? 1 : 0);
			State other = new State(to, (state.parity + crossings(state.cell, to)) % 2, counted);
			if (sum < Math.min(costs.getOrDefault(other, Integer.MAX_VALUE), next.getOrDefault(other, Integer.MAX_VALUE))) {
				next.put(other, sum);
			}
		}
	}

	private int crossings(Cell from, Cell to) {
		int count = 0;
		for (int i = 0; i < 4; i += 2) {
			count += Line2D.linesIntersect(line[i], line[i + 1], line[i + 2], line[i + 3], from.x(), from.y(), to.x(), to.y()) ? 1 : 0;
		}
		return count;
	}
}
