package org.leeway.core.exchange.tiled.cells;

import org.leeway.pathing.option.TypedOption;

/** What becomes of the collision shapes of tiles. */
enum TileShapeUse {
	/** One that is a whole cell blocks the cell; others are obstacles at their places. */
	OBSTACLES,
	/** A tile with a shape blocks its cell. */
	CELLS,
	/** They are left out. */
	NONE;

	/** The option that says so. */
	static final TypedOption<TileShapeUse> OPTION = new TypedOption.Choice<>("tile-shapes",
			"what the collision shapes of tiles become: obstacles, or cells for tiles that block whole cells", OBSTACLES);
}
