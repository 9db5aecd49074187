package org.leeway.ui.map;

import org.leeway.pathing.grid.Cell;

/** The two cells of a measurement. Immutable. */
public record CellPair(Cell from, Cell to) {

	/** Returns the cells in reverse order. */
	public CellPair reversed() {
		return new CellPair(to, from);
	}
}
