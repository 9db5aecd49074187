package org.leeway.core.exchange.movingai;

import org.leeway.pathing.grid.Cell;

/**
 * A row of a scenario: a way that is asked for.
 *
 * @param line of the file, counted from 1
 * @param map the map as the row names it
 * @param width of the map, in cells
 * @param height of the map, in cells
 * @param length of a shortest path, rounded
 */
public record ScenarioQuery(int line, String map, int width, int height, Cell start, Cell goal, double length) {

	/** How much {@link #length} may be off, for the files of the collection differ in how they were rounded. */
	public double rounding() {
		return 0.02 + 1e-5 * length;
	}
}
