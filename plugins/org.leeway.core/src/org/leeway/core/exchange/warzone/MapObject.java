package org.leeway.core.exchange.warzone;

/**
 * A structure, a feature or a droid on a map.
 *
 * @param name the name of its kind in the game's files, such as {@code A0TankTrap}
 * @param x the place from the left, in units of which a tile has {@value #TILE}
 * @param y the place from the top, in the same units
 * @param direction the direction of its front, in 65536ths of a turn
 * @param player the number of its player, or -1 for scavengers and features
 */
record MapObject(String name, double x, double y, int direction, int player) {

	/** The side of a tile, in units. */
	static final int TILE = 128;
	/** The player of objects that belong to no player. */
	static final int NOBODY = -1;
	private static final int QUARTER = 1 << 14;

	/** Returns the column of the tile. */
	int tileX() {
		return (int) Math.floor(x / TILE);
	}

	/** Returns the row of the tile. */
	int tileY() {
		return (int) Math.floor(y / TILE);
	}

	/** Returns whether the object, turned to the nearest of four directions, has its width along the rows of the map. */
	boolean isTurned() {
		return (direction + QUARTER / 2 & QUARTER) != 0;
	}
}
