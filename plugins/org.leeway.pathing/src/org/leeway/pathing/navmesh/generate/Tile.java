package org.leeway.pathing.navmesh.generate;

/**
 * A tile of a map: a rectangle of cells.
 *
 * @param x left column
 * @param y top row
 */
record Tile(int x, int y, int width, int height) {

	/** Returns the width in lattice steps. */
	long across() {
		return width * Lattice.CELL;
	}

	/** Returns the height in lattice steps. */
	long down() {
		return height * Lattice.CELL;
	}

	/** Returns whether a point, in lattice steps from the top-left corner, lies on a side of the tile. */
	boolean isOnSide(Side side, long px, long py) {
		return switch (side) {
		case TOP -> py == 0;
		case RIGHT -> px == across();
		case BOTTOM -> py == down();
		case LEFT -> px == 0;
		};
	}
}
