package org.leeway.core.exchange.tiled.cells;

import org.leeway.pathing.option.TypedOption;

/** Uses of the collision shapes of tiles. */
enum TileShapeUse {
	/** A shape that covers its cell blocks the cell. Other shapes become obstacles at their places. */
	OBSTACLES,
	/** A tile with a shape blocks its cell. */
	CELLS,
	/** Shapes are left out. */
	NONE;

	/** The option that says so. */
	static final TypedOption<TileShapeUse> OPTION = new TypedOption.Choice<>("tile-shapes",
			"what the collision shapes of tiles become: obstacles, or cells for tiles that block whole cells", OBSTACLES);
}
