package org.leeway.core.exchange;

import org.leeway.pathing.grid.Cell;

/** Where a file has the cells of a level that was made of it. */
@FunctionalInterface
public interface SourceCells {

	/** Those of a file that counts its cells as the level does. */
	SourceCells SAME = cell -> cell;

	/** The place of a cell of the level, as the file counts. */
	Cell of(Cell cell);
}
