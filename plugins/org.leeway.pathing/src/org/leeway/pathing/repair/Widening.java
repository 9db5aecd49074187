package org.leeway.pathing.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/**
 * A search for cells to clear so that a unit gets through. The search finds a path of least cost. The cells to clear are the cells
 * on this path that are not traversable.
 * <p>
 * The cost of a step is the number of newly covered cells that are not traversable. So the cost of a path is the number of cells to
 * clear. Only a cell that the unit leaves and later covers again counts twice. Diagonal steps are needed only under the rule
 * {@link Diagonals#ALWAYS}, because otherwise two straight steps replace them.
 * <p>
 * For a unit of size 1, the result is the smallest possible set of cells. For larger units, a smaller set may exist: one cleared
 * cell may open two passages, but the search counts it twice. The true minimum is hard to find: K. Hauser, <i>The Minimum
 * Constraint Removal Problem with Three Robotics Applications</i>, International Journal of Robotics Research, 2014.
 */
public final class Widening {

	private Widening() {
	}

	/**
	 * Returns the cells to clear so that the unit gets from some anchor of {@code from} to some anchor of {@code to}. The cells are
	 * in order row by row. If the unit gets there already, the list is empty. If clearing cells does not help, the {@code Optional}
	 * is empty.
	 *
	 * @param from legal anchors of the unit, as a plane of the map's size. The search is faster if this plane has a short rim
	 * @param to legal anchors of the unit, as a plane of the map's size
	 * @param diagonals the rule of diagonal steps
	 * @param progress is checked for cancellation. No units of work are reported
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static Optional<List<Cell>> between(Clearing unit, BitPlane from, BitPlane to, Diagonals diagonals,
			Progress progress) {
		return toEach(unit, from, List.of(to), diagonals, progress).getFirst();
	}

	/**
	 * Returns the cells to clear for each of several goals, indexed by goal. A single search finds what {@link #between}
	 * finds for each goal.
	 *
	 * @param to at least one plane of legal anchors
	 * @param diagonals the rule of diagonal steps
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static List<Optional<List<Cell>>> toEach(Clearing unit, BitPlane from, List<BitPlane> to, Diagonals diagonals,
			Progress progress) {
		return new MinimumCostPath(unit, from, to, diagonals, progress).find();
	}

	/**
	 * Returns the cells to clear so that the unit can stand on an anchor. The cells are in order row by row. Empty if clearing
	 * cells does not help.
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
	 * Returns the fewest cells to clear so that the unit can cover a given cell. The cells are in order row by row. The unit may
	 * stand on any anchor that covers the cell. Ties go to the first anchor, row by row. Empty if clearing cells does not help.
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
