package org.leeway.core.exchange.tiled.map;

import java.util.List;

/**
 * A map of Tiled to be written. The map is finite and orthogonal, and its tiles are squares.
 *
 * @param width in tiles
 * @param height in tiles
 * @param side the side of a tile, in pixels
 * @param nextObject an id that no object has
 */
public record MapDocument(int width, int height, int side, Values properties, List<ImageTileset> tilesets,
		List<CellLayer> layers, List<ObjectLayer> objects, int nextObject) {

	/** The version of the format. Tiled 1.8 and libGDX can read this version too. */
	public static final String VERSION = "1.10";

	/** Returns an id that no layer has. */
	public int nextLayer() {
		return layers.size() + objects.size() + 1;
	}
}
