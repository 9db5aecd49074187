package org.leeway.pathing.clearance;

/**
 * The connected components of a part of a plane: a tile, or a block of smaller parts. A component that touches a side
 * of the part is <em>open</em>, as cells beyond that side may belong to it; the others are closed. Components are
 * numbered from 0, the open ones first. Immutable.
 */
sealed interface ComponentNode permits TileComponents, ComponentBlock {

	/** The number of open components. */
	int open();

	/** The number of components; those that are closed in a smaller part do not count. */
	int count();

	/** The cells along the {@link SideCells#COUNT} sides; callers must not change the array. */
	SideCells[] sides();

	/** The size of a component. */
	Extent extent(int component);

	/** The largest of all components that are closed, here or in a smaller part; {@link Extent#NONE} without any. */
	Extent largestClosed();

	/** Whether some component is closed, here or in a smaller part. */
	default boolean hasClosed() {
		return largestClosed() != Extent.NONE;
	}
}
