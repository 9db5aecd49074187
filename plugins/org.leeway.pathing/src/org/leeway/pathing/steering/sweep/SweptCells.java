package org.leeway.pathing.steering.sweep;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;

/** The cells that a footprint covers a part of; one that it only touches is none of them. */
public final class SweptCells {

	private SweptCells() {
	}

	/** The cells under a footprint that stands at a pose, row by row. */
	public static List<Cell> of(Footprint footprint, Pose pose) {
		return of(Swept.of(footprint, pose, Motion.none()));
	}

	/** The cells that a footprint covers anywhere along a move, row by row. */
	public static List<Cell> of(Footprint footprint, Move move) {
		return of(Swept.of(footprint, move, 1));
	}

	static List<Cell> of(Swept swept) {
		List<Cell> cells = new ArrayList<>();
		for (int y = (int) Math.floor(swept.bounds[1]); y <= swept.bounds[3]; y++) {
			for (int x = (int) Math.floor(swept.bounds[0]); x <= swept.bounds[2]; x++) {
				if (swept.meetsCell(x, y)) {
					cells.add(new Cell(x, y));
				}
			}
		}
		return cells;
	}
}
