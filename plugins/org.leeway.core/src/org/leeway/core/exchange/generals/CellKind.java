package org.leeway.core.exchange.generals;

/**
 * Kinds of cells, as the game's pathfinder tells them apart. All but the last are terrains of the level, with the number as id.
 */
final class CellKind {

	/** Open ground. */
	static final byte CLEAR = 0;
	/** A cell that the map marks as a cliff. */
	static final byte CLIFF = 1;
	/** A clear cell beside a cliff, straight or diagonally. The game makes it a cliff as well. */
	static final byte EDGE = 2;
	/** A cell with a corner below the level of water. */
	static final byte WATER = 3;
	/** A cell under a fence, which vehicles crush. */
	static final byte FENCE = 4;
	/** A clear cell near a building with so few clear neighbours that the game closes it. */
	static final byte PINCHED = 5;
	/** A cell that only a bridge makes passable. */
	static final byte BRIDGE = 6;
	/** A cell under a building, which is an obstacle of the level on clear ground. */
	static final byte BUILDING = 7;

	private CellKind() {
	}
}
