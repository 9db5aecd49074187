package org.leeway.core.exchange;

import org.leeway.pathing.grid.Cell;

/** A function that converts the cells of a level to their places in the file from which the level was read. */
@FunctionalInterface
public interface SourceCells {

	/** The function for a file whose cells have the same places as in the level. */
	SourceCells SAME = cell -> cell;

	/** Returns the place of a cell of the level, in the coordinates of the file. */
	Cell of(Cell cell);
}
