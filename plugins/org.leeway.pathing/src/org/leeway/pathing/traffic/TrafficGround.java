package org.leeway.pathing.traffic;

import org.leeway.pathing.grid.BitPlane;

/**
 * The cells on which the units of a crowd move, and the speed on each cell. Immutable.
 *
 * @param free the cells that at least one unit of the crowd can cross
 * @param speeds the factor of the speed on each free cell. Null if the factor is 1 everywhere
 */
public record TrafficGround(BitPlane free, CellSpeeds speeds) {

	/** A function that returns the speed factor of a free cell. */
	@FunctionalInterface
	public interface CellSpeeds {

		/** Returns the factor on a free cell, more than 0. */
		double of(int x, int y);
	}

	/** Returns whether the units can cross a cell. The outside of the map is not free. */
	boolean isFree(int x, int y) {
		return x >= 0 && y >= 0 && x < free.width() && y < free.height() && free.get(x, y);
	}

	/**
	 * Returns the largest speed factor of the free cells in a rectangle, which is given by two opposite corner cells. If none
	 * of these cells is free, returns {@code slowest}.
	 */
	public double fastest(int x, int y, int toX, int toY, double slowest) {
		if (speeds == null) {
			return 1;
		}
		double most = slowest;
		for (int row = Math.min(y, toY); row <= Math.max(y, toY); row++) {
			for (int column = Math.min(x, toX); column <= Math.max(x, toX); column++) {
				most = isFree(column, row) ? Math.max(most, speeds.of(column, row)) : most;
			}
		}
		return most;
	}

	/** Returns the least speed factor of all free cells. Returns 1 if no cell is free. */
	double slowest() {
		double least = Double.POSITIVE_INFINITY;
		for (int y = 0; speeds != null && y < free.height(); y++) {
			for (int x = free.nextSet(0, y); x < free.width(); x = free.nextSet(x + 1, y)) {
				least = Math.min(least, speeds.of(x, y));
			}
		}
		return least == Double.POSITIVE_INFINITY ? 1 : least;
	}
}
