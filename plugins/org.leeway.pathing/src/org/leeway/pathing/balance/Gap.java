package org.leeway.pathing.balance;

import java.util.List;

import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.Cell;

/**
 * A gap between obstacles. A gap belongs to a cut: if all gaps of the cut were closed, no way would join two given places.
 * Immutable.
 *
 * @param width in cells
 * @param cells the free cells of the gap. For a gap of {@link Base#closings}, the anchors (top-left cells) of the unit in the
 * gap instead
 * @param across a line from one side of the gap to the other side, in cells
 */
public record Gap(int width, List<Cell> cells, Segment across) {

	public Gap {
		cells = List.copyOf(cells);
	}

	/**
	 * Creates the gap between two obstacles.
	 *
	 * @param free the cells from one obstacle to the other obstacle
	 */
	public static Gap between(Cell obstacle, List<Cell> free, Cell other) {
		return new Gap(free.size(), free, GapLine.between(obstacle, free, other));
	}
}
