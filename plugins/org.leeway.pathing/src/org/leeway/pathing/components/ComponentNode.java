package org.leeway.pathing.components;

/**
 * The connected components of a part of a plane: a tile, or a block of smaller parts. A component is <em>open</em> if
 * it touches a side of the part, because it may continue beyond this side. Other components are closed. Components are
 * numbered from 0, the open components first. Immutable.
 */
sealed interface ComponentNode permits TileComponents, ComponentBlock {

	/** Returns the number of open components. */
	int open();

	/**
	 * Returns how many components this part has. A component that lies inside a smaller part, without touching its sides, counts
	 * for the smaller part alone.
	 */
	int count();

	/**
	 * Returns the cells along the sides of this part, indexed by side as in {@link SideCells}. Callers must not change the
	 * array.
	 */
	SideCells[] sides();

	/** Returns the size of a component. */
	Extent extent(int component);

	/**
	 * Returns the size of the largest closed component, of this part or of a smaller part in it. {@link Extent#NONE} if
	 * there is none.
	 */
	Extent largestClosed();

	/**
	 * Returns whether this part, or a smaller part in it, has a closed component. Closed components touch no side of their
	 * part.
	 */
	default boolean hasClosed() {
		return largestClosed() != Extent.NONE;
	}
}
