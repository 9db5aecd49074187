package org.leeway.core.exchange.tiled.cells;

import java.util.Optional;

import org.leeway.core.exchange.meaning.Marks.Mark;
import org.leeway.core.exchange.terrain.PicturePart;
import org.leeway.core.exchange.tiled.map.Values;

/**
 * The meaning of a tile, regardless of its layer.
 *
 * @param selector the selector for the tile in the user's file
 * @param title name of the tile for users
 * @param name the name of the terrain that the tile becomes
 * @param naming the source of the terrain's name
 * @param rgb the colour of the terrain. Empty if the user's file gives no colour
 * @param properties of the tile, such as the speed and the colour of the terrain
 * @param mark the mark that makes the tile block, or that keeps the tile from blocking. Empty if there is no such mark
 * @param nameDecides true if no property and no collision shape says whether the tile blocks. The name of the terrain and the
 * class of the tile then decide
 * @param shapes the collision shapes that become obstacles
 * @param picture the tile's picture. Empty if it has none
 */
record TileMeaning(String selector, String title, String name, Naming naming, Optional<Integer> rgb, Values properties,
		Optional<Mark> mark, boolean nameDecides, TileShapes shapes, Optional<PicturePart> picture) {

	/** The possible origins of a terrain's name. */
	enum Naming {
		/** A name that the user gave: in the file of terrains, or by a property or the class of the tile. */
		OWN,
		/** The name consists of the names of the tile's Wang colours, which Tiled gives to its corners and edges. */
		WANG,
		/** The tile has no name. Its terrain is called after the tileset and the id of the tile. */
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

	/** Returns whether the tile never blocks, not even in a layer of walls. */
	boolean isFree() {
		return mark.filter(found -> !found.blocks()).isPresent();
	}
}
