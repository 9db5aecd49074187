package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.text.TerrainGridReader;

/** A classification of the values of cells into terrains. */
interface CellClasses {

	/**
	 * Reads a source, and passes the terrain ids of each row of cells to the receiver {@code cells}. The array with
	 * the ids of a row is valid until the next row is passed.
	 */
	void read(GridSource source, TerrainGridReader.Target cells) throws IOException;

	/** Returns the terrains. Called after the last row. */
	List<TerrainType> terrains();

	/** Returns the terrains that units cross unless the user chooses other terrains. */
	List<TerrainType> passable();

	/** Returns messages about lost information. Called after the last row. */
	List<Diagnostic> diagnostics();
}
