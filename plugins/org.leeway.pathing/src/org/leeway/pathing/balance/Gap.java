package org.leeway.pathing.balance;

import java.util.List;

import org.leeway.pathing.grid.Cell;

/**
 * A gap of a cut: free cells in a line from one obstacle to another. Immutable.
 *
 * @param cells the free cells, in the order of the line
 */
public record Gap(List<Cell> cells) {

	public Gap {
		cells = List.copyOf(cells);
	}

	/** Returns the width in cells. */
	public int width() {
		return cells.size();
	}
}
