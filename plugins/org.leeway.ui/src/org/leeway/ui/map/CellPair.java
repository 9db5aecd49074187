package org.leeway.ui.map;

import org.leeway.pathing.grid.Cell;

/** From where to where something is measured. */
public record CellPair(Cell from, Cell to) {

	/** The other way round. */
	public CellPair reversed() {
		return new CellPair(to, from);
	}
}
