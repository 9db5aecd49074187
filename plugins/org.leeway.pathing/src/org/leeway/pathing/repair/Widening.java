package org.leeway.pathing.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/**
 * A search for cells to clear so that a unit gets through: the cells that a path of least cost covers.
 * <p>
 * A path goes from anchor to anchor in the four straight directions. Diagonal steps add nothing, because two straight steps lead
 * to the same anchor. Only under the rule {@link Diagonals#ALWAYS}, the path takes diagonal steps too. The cost of a step is the
 * number of newly covered cells that are not traversable. These cells must be cleared. So the cost of a path is the number of
 * cells to clear, with one exception. If the unit leaves a cell and later covers the cell again, the cell counts each time.
 * <p>
 * For a unit of size 1 the result is a minimum. For larger units it is a minimum, except where one cell would open two successive
 * passages. The search counts such a cell twice, so another path may win although it clears more cells. The true minimum is the
 * problem of minimum constraint removal, which is hard in general: K. Hauser, <i>The Minimum Constraint Removal Problem with
 * Three Robotics Applications</i>, International Journal of Robotics Research, 2014.
 */
public final class Widening {

	private Widening() {
	}

	/**
	 * Returns the cells to clear so that some anchor of {@code from} connects with some anchor of {@code to}, row by
	 * row. The list has no cells if two such anchors are connected already. The {@code Optional} is empty if clearing
	 * cells cannot connect them. The planes have the size of the map.
	 *
	 * @param from legal anchors. The search begins at the rim of these anchors, so a shorter rim makes it faster
	 * @param to legal anchors
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
	 * Returns the cells to clear so that the unit stands legally on an anchor, row by row. Empty if clearing cells is not
	 * enough.
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
	 * Returns the fewest cells to clear so that the unit can cover a cell legally. The cells are listed row by row.
	 * Empty if the unit cannot cover the cell, because cells that cannot be cleared, closed anchors or the border are in the way. Ties go to
	 * the first anchor, row by row.
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
