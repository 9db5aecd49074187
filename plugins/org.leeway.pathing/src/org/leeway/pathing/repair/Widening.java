package org.leeway.pathing.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/**
 * A search for cells to clear so that a unit gets through. The search finds the path with the fewest cells to clear. If the
 * unit leaves a cleared cell and covers it again later, the cell counts twice, so the result may have more cells than needed.
 * <p>
 * For a unit of size 1, no smaller set of cells exists. For a larger unit, a smaller set may exist, because one cleared
 * cell may open two passages. The true minimum is hard to find: K. Hauser, <i>The Minimum Constraint Removal Problem
 * with Three Robotics Applications</i>, International Journal of Robotics Research, 2014.
 */
public final class Widening {

	private Widening() {
	}

	/**
	 * Returns the cells to clear so that the unit gets from one place to another. The cells are sorted row by row. A place
	 * is a set of positions of the unit's top-left corner. The unit may use any of these positions. The list is empty if
	 * the unit gets there without clearing. The {@code Optional} is empty if clearing cells does not help.
	 *
	 * @param from the possible starts, where the unit can stand without clearing. The search is faster if few of these
	 * cells have a neighbour outside the set
	 * @param to the possible goals, where the unit can stand without clearing
	 * @param diagonals the rule of diagonal steps
	 * @param progress is checked for cancellation. No units of work are reported
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static Optional<List<Cell>> between(Clearing unit, BitPlane from, BitPlane to, Diagonals diagonals,
			Progress progress) {
		return toEach(unit, from, List.of(to), diagonals, progress).getFirst();
	}

	/**
	 * Returns the fewest cells to clear so that the unit gets from its positions to each of several goals, indexed by goal.
	 * Calls of {@link #between} give the same, but here one search serves all goals.
	 *
	 * @param to at least one goal. A goal is a set of positions where the unit can stand without clearing
	 * @param diagonals the rule of diagonal steps
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static List<Optional<List<Cell>>> toEach(Clearing unit, BitPlane from, List<BitPlane> to, Diagonals diagonals,
			Progress progress) {
		return new MinimumCostPath(unit, from, to, diagonals, progress).find();
	}

	/**
	 * Returns the cells to clear so that the unit can stand on an anchor, the top-left cell of the unit. The cells are
	 * sorted row by row. Empty if clearing cells does not help.
	 */
	public static Optional<List<Cell>> at(Cell anchor, Clearing unit) {
		if (unit.cost(anchor.x(), anchor.y()) == Clearing.IMPOSSIBLE) {
			return Optional.empty();
		}
		List<Cell> cells = new ArrayList<>();
		unit.addBlocked(anchor.x(), anchor.y(), cells);
		return Optional.of(cells);
	}

	/**
	 * Returns the fewest cells to clear so that the unit can cover a given cell. The cells are sorted row by row. If
	 * several positions of the unit need equally few cells, the first position wins, row by row. Empty if clearing cells
	 * does not help.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside the map
	 */
	public static Optional<List<Cell>> around(Cell cell, Clearing unit) {
		List<Cell> best = null;
		for (int y = Math.max(0, cell.y() - unit.size() + 1); y <= cell.y(); y++) {
			for (int x = Math.max(0, cell.x() - unit.size() + 1); x <= cell.x(); x++) {
				int cost = unit.cost(x, y);
				if (cost != Clearing.IMPOSSIBLE && (best == null || cost < best.size())) {
					best = new ArrayList<>();
					unit.addBlocked(x, y, best);
				}
			}
		}
		return Optional.ofNullable(best);
	}
}
