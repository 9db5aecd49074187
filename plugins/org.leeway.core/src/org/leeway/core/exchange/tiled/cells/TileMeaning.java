package org.leeway.core.exchange.tiled.cells;

import java.util.Optional;

import org.leeway.core.exchange.meaning.Marks.Mark;
import org.leeway.core.exchange.tiled.map.Values;

/**
 * The meaning of a tile, independent of its layer.
 *
 * @param selector what selects it in the user's file
 * @param title for users
 * @param name of its terrain
 * @param naming where the name comes from
 * @param rgb the colour of the terrain, if the user's file says so
 * @param properties of the tile, which say more of the terrain
 * @param mark what says that the tile blocks, or that it does not
 * @param shapes the shapes that become obstacles
 */
record TileMeaning(String selector, String title, String name, Naming naming, Optional<Integer> rgb, Values properties,
		Optional<Mark> mark, TileShapes shapes) {

	/** Sources of the name of a terrain. */
	enum Naming {
		/** The user, or a property or the class of the tile. */
		OWN,
		/** Wang colours, of which a tile may have several. */
		WANG,
		/** The tile has none and is called by its tileset and id. */
		NONE
	}

	/** Returns whether the tile has shapes that become obstacles. */
	boolean hasShapes() {
		return !shapes.outlines().isEmpty();
	}

	/** Returns whether the tile blocks in every layer. */
	boolean blocks() {
		return mark.filter(Mark::blocks).isPresent();
	}

	/** Returns whether the tile blocks in no layer, not even in a layer of walls. */
	boolean isFree() {
		return mark.filter(found -> !found.blocks()).isPresent();
	}
}
