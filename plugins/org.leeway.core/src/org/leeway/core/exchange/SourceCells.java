package org.leeway.core.exchange;

import org.leeway.pathing.grid.Cell;

/** A function that converts a cell of a level to its column and row in the file from which the level was read. */
@FunctionalInterface
public interface SourceCells {

	/** The function for a file whose cells have the same columns and rows as in the level. */
	SourceCells SAME = cell -> cell;

	/** Returns the column and row in the file for a cell of the level. */
	Cell of(Cell cell);
}
