package org.leeway.core.exchange.generals;

/**
 * The kinds of cells that the game's pathfinder distinguishes. In the level, each kind is a terrain with the number of
 * the kind as id. Only {@link #BUILDING} is no terrain.
 */
final class CellKind {

	/** Open ground, where all units on land can be. */
	static final byte CLEAR = 0;
	/** A cell that the map marks as a cliff. */
	static final byte CLIFF = 1;
	/** A clear cell that touches a cliff cell at a side or a corner. The game treats such a cell as a cliff. */
	static final byte EDGE = 2;
	/** A cell with at least one corner below the water level. */
	static final byte WATER = 3;
	/** A cell under a fence, which vehicles crush. */
	static final byte FENCE = 4;
	/**
	 * A free cell near a building, in a passage that is too narrow for units. {@link GroundCells#pinch} counts the free
	 * neighbours of a cell to find such cells.
	 */
	static final byte PINCHED = 5;
	/** A cliff, edge or water cell that is passable because a bridge leads over it. */
	static final byte BRIDGE = 6;
	/** A cell under a building. In the level, the building is an obstacle, and the terrain below is clear. */
	static final byte BUILDING = 7;

	private CellKind() {
	}
}
