package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGridReader;

/** Makes terrains of the values of cells. */
interface CellClasses {

	/** Reads a source and gives the terrain ids of all cells row by row; the array of a row is good until the next one. */
	void read(GridSource source, TerrainGridReader.Target cells) throws IOException;

	/** The terrains, after the last row. */
	List<TerrainType> terrains();

	/** The terrains that units cross unless they are told otherwise. */
	List<TerrainType> passable();

	/** What is lost, after the last row. */
	List<Diagnostic> diagnostics();
}
