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
	 * Returns the number of components of this part. If this part consists of smaller parts, does not count their closed
	 * components. Such a component belongs to the smaller part only.
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
	 * Returns the size of the largest closed component in this part, or in the smaller parts of which this part consists. A
	 * closed component touches no side of its part. {@link Extent#NONE} if there is no closed component.
	 */
	Extent largestClosed();

	/**
	 * Returns whether this part, or any of the smaller parts in it, has a closed component. A closed component touches no side
	 * of its part.
	 */
	default boolean hasClosed() {
		return largestClosed() != Extent.NONE;
	}
}
