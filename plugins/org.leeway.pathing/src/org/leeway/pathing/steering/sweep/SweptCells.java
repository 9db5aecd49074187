package org.leeway.pathing.steering.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;

/**
 * A calculator of the cells that a footprint covers, at least partly. A cell that the footprint only touches is left
 * out.
 */
public final class SweptCells {

	private SweptCells() {
	}

	/**
	 * Returns the cells that a footprint covers at a pose, row by row. Cells outside the map are included. Empty if
	 * the footprint is wider or higher than the map.
	 */
	public static Optional<List<Cell>> of(Footprint footprint, Pose pose, int width, int height) {
		return within(Swept.of(footprint, pose, Motion.none()), width, height);
	}

	/**
	 * Returns the cells that a footprint covers at any time during a move, row by row. Cells outside the map are
	 * included. Empty if the covered area is wider or higher than the map.
	 */
	public static Optional<List<Cell>> of(Footprint footprint, Move move, int width, int height) {
		return within(Swept.of(footprint, move, 1), width, height);
	}

	private static Optional<List<Cell>> within(Swept swept, int width, int height) {
		boolean fits = swept.bounds[2] - swept.bounds[0] <= width && swept.bounds[3] - swept.bounds[1] <= height;
		return fits ? Optional.of(of(swept, swept.bounds)) : Optional.empty();
	}

	/** Returns the cells of a map that a footprint covers at any time during a move. The move may leave the map. */
	public static List<Cell> onMap(Footprint footprint, Move move, int width, int height) {
		return onMap(Swept.of(footprint, move, 1), width, height);
	}

	/** Returns the cells of a map that an area covers, at least partly. */
	static List<Cell> onMap(Swept swept, int width, int height) {
		double[] part = {Math.max(0, swept.bounds[0]), Math.max(0, swept.bounds[1]), Math.min(width - 1, swept.bounds[2]),
				Math.min(height - 1, swept.bounds[3])};
		return of(swept, part);
	}

	private static List<Cell> of(Swept swept, double[] bounds) {
		List<Cell> cells = new ArrayList<>();
		for (int y = (int) Math.floor(bounds[1]); y <= bounds[3]; y++) {
			for (int x = (int) Math.floor(bounds[0]); x <= bounds[2]; x++) {
				if (swept.meetsCell(x, y)) {
					cells.add(new Cell(x, y));
				}
			}
		}
		return cells;
	}
}
