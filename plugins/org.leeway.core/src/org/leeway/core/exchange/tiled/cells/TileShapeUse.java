package org.leeway.core.exchange.tiled.cells;

import org.leeway.pathing.option.TypedOption;

/** Ways to use the collision shapes of tiles. */
enum TileShapeUse {
	/** A collision shape that covers its whole cell blocks the cell. Other collision shapes become obstacles. */
	OBSTACLES,
	/** A tile with a collision shape blocks its whole cell. */
	CELLS,
	/** Collision shapes are ignored. */
	NONE;

	/** The option for the use of collision shapes. */
	static final TypedOption<TileShapeUse> OPTION = new TypedOption.Choice<>("tile-shapes",
			"what the collision shapes of tiles become: obstacles, or cells for tiles that block whole cells", OBSTACLES);
}
