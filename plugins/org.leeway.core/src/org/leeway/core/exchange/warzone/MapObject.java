package org.leeway.core.exchange.warzone;

/**
 * A structure, a feature or a droid on a map.
 *
 * @param name the name of the object's kind in the game's files, such as {@code A0TankTrap}
 * @param x the distance from the left border of the map, in units of the game. A tile is {@value #TILE} units wide
 * @param y the distance from the top border of the map, in units of the game
 * @param direction the direction of the object's front, in 65536ths of a full turn
 * @param player the number of the player who owns the object. -1 for scavengers and features
 */
record MapObject(String name, double x, double y, int direction, int player) {

	/** The side of a tile, in units of the game. */
	static final int TILE = 128;
	/** The player number of objects that belong to no player. */
	static final int NOBODY = -1;
	private static final int QUARTER = 1 << 14;

	/** Returns the column of the tile on which the object stands. */
	int tileX() {
		return (int) Math.floor(x / TILE);
	}

	/** Returns the row of the tile on which the object stands. */
	int tileY() {
		return (int) Math.floor(y / TILE);
	}

	/**
	 * Returns whether the object is turned so that its width and height on the map are exchanged. For this, its direction is
	 * rounded to quarter turns. Then a front to the left or right exchanges the two.
	 */
	boolean isTurned() {
		return (direction + QUARTER / 2 & QUARTER) != 0;
	}
}
