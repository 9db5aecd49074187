package org.leeway.core.request;

import org.leeway.pathing.grid.TerrainGrid;

/** Thrown if a request needs the whole level, but the level is streamed row by row. The caller then has to load the level. */
public final class WholeLevelException extends FailureException {

	private static final long serialVersionUID = 1L;

	public WholeLevelException(String file, String purpose) {
		super(file + ": too large for " + purpose + ", expected at most " + TerrainGrid.MAX_CELLS + " cells");
	}
}
