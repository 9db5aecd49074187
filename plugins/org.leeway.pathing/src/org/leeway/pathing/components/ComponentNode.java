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
	 * Returns how many components this part has. A component that touches no side of a smaller part counts only in the smaller
	 * part.
	 */
	int count();

	/** Returns the cells along each side, indexed by side as in {@link SideCells}. Callers must not change the array. */
	SideCells[] sides();

	/** Returns the size of a component. */
	Extent extent(int component);

	/**
	 * Returns the size of the largest closed component of this part and of all smaller parts in it. A component is closed if it
	 * touches no side of its part. {@link Extent#NONE} if there is none.
	 */
	Extent largestClosed();

	/** Returns whether this part, or a smaller part in it, has a closed component. Such a component touches no side of its part. */
	default boolean hasClosed() {
		return largestClosed() != Extent.NONE;
	}
}
