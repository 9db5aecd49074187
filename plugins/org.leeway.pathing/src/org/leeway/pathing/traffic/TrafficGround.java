package org.leeway.pathing.traffic;

import org.leeway.pathing.grid.BitPlane;

/**
 * The ground of a crowd: the cells that all its units can cross, and the speed there. Immutable.
 *
 * @param free the cells that the units can cross
 * @param speeds the factor of the speed on each free cell. Null if the factor is 1 everywhere
 */
public record TrafficGround(BitPlane free, CellSpeeds speeds) {

	/** The factor of the speed on each free cell. */
	@FunctionalInterface
	public interface CellSpeeds {

		/** Returns the factor on a free cell, more than 0. */
		double of(int x, int y);
	}

	/** Returns whether the units can cross a cell. The outside of the map is not free. */
	boolean isFree(int x, int y) {
		return x >= 0 && y >= 0 && x < free.width() && y < free.height() && free.get(x, y);
	}

	/** Returns the largest factor on the free cells between two corners, both included. 0 if none of the cells is free. */
	double fastest(int x, int y, int toX, int toY) {
		if (speeds == null) {
			return 1;
		}
		double most = 0;
		for (int row = Math.min(y, toY); row <= Math.max(y, toY); row++) {
			for (int column = Math.min(x, toX); column <= Math.max(x, toX); column++) {
				most = isFree(column, row) ? Math.max(most, speeds.of(column, row)) : most;
			}
		}
		return most;
	}
}
