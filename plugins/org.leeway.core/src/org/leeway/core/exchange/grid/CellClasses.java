package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.text.TerrainGridReader;

/** A classification of the values of cells into terrains. */
interface CellClasses {

	/**
	 * Reads a source, and passes each row of terrain ids to {@code cells}. The array of a row is reused for the next
	 * row.
	 */
	void read(GridSource source, TerrainGridReader.Target cells) throws IOException;

	/** Returns the terrains. Called after the last row. */
	List<TerrainType> terrains();

	/** Returns the terrains that agents can cross, unless the user chooses other terrains. */
	List<TerrainType> passable();

	/** Returns messages about lost information. Must be called after the last row. */
	List<Diagnostic> diagnostics();
}
