package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.model.TerrainType;

/** Makes terrains of the values of cells. */
interface CellClasses {

	/** Takes the terrain ids of a row; the array is good until the next one. */
	interface Rows extends Consumer<byte[]> {
	}

	/** Takes all rows of a source and gives a row of terrain ids for each. */
	void read(GridSource source, Rows rows) throws IOException;

	/** The terrains, after the last row. */
	List<TerrainType> terrains();

	/** The terrains that units cross unless they are told otherwise. */
	List<TerrainType> passable();

	/** What is lost, after the last row. */
	List<Diagnostic> diagnostics();
}
