package org.leeway.pathing.components;

/**
 * The connected components of a part of a plane: a tile, or a block of smaller parts. A component that touches a side of
 * the part is <em>open</em>, because cells beyond the side may belong to it. Other components are closed. Components are
 * numbered from 0, the open ones first. Immutable.
 */
sealed interface ComponentNode permits TileComponents, ComponentBlock {

	/** Returns the number of open components. */
	int open();

	/** Returns the number of components. Components that are closed already in a smaller part do not count. */
	int count();

	/** Returns the cells along each side, indexed by side as in {@link SideCells}. Callers must not change the array. */
	SideCells[] sides();

	/** Returns the size of a component. */
	Extent extent(int component);

	/**
	 * Returns the size of the largest component that is closed in this part or in a smaller part of it. {@link Extent#NONE} if
	 * there is none.
	 */
	Extent largestClosed();

	/** Returns whether any component is closed in this part or in a smaller part of it. */
	default boolean hasClosed() {
		return largestClosed() != Extent.NONE;
	}
}
