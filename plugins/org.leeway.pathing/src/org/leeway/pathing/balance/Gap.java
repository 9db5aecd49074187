package org.leeway.pathing.balance;

import java.util.List;

import org.leeway.pathing.grid.Cell;

/**
 * A gap of a cut. Immutable.
 *
 * @param width in cells
 * @param cells the cells of the gap. If the cut closes ways of a unit, the top-left cells of the unit in the gap
 */
public record Gap(int width, List<Cell> cells) {

	public Gap {
		cells = List.copyOf(cells);
	}
}
