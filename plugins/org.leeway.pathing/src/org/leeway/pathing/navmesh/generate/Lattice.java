package org.leeway.pathing.navmesh.generate;

/**
 * The lattice of all vertices of generated meshes. A cell has 2^32 steps each way, so the corners of cells lie on the lattice.
 * Rounding moves other points by less than 2e-10 cells.
 */
final class Lattice {

	/** The number of lattice steps in the side of a cell. */
	static final long CELL = 1L << 32;

	private Lattice() {
	}

	/** Returns the nearest coordinate on the lattice, in cells. */
	static double rounded(double cells) {
		return Math.rint(cells * CELL) / CELL;
	}

	/**
	 * Returns the number of lattice steps from an origin to a coordinate.
	 *
	 * @param cells the coordinate in cells, which lies on the lattice
	 * @param origin in cells
	 */
	static long steps(double cells, int origin) {
		return (long) ((cells - origin) * CELL);
	}

	/**
	 * Returns a coordinate in cells.
	 *
	 * @param steps the number of lattice steps from the origin to the coordinate
	 * @param origin in cells
	 */
	static double cells(long steps, int origin) {
		return origin + (double) steps / CELL;
	}
}
