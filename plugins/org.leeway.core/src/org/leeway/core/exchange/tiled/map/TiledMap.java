package org.leeway.core.exchange.tiled.map;

import java.util.List;

/**
 * The content of a Tiled map file, before its conversion to a level.
 *
 * @param gids the table that converts the tile indices of the layers to tile numbers
 * @param layers from the lowest to the highest
 * @param groups the layers of objects, from the lowest to the highest
 * @param losses sentences for the user about ignored content, and about layers without data
 */
public record TiledMap(TileGrid grid, Values properties, List<Tileset> tilesets, Gids gids, List<TileLayer> layers,
		List<ObjectGroup> groups, List<String> losses) {

	public Orientation orientation() {
		return grid.orientation();
	}

	/** Returns the width in tiles. The width has no meaning if the map is infinite. */
	public int width() {
		return grid.width();
	}

	/** Returns the height in tiles. The height has no meaning if the map is infinite. */
	public int height() {
		return grid.height();
	}

	/** Returns the width of a tile in pixels. */
	public double tileWidth() {
		return grid.tileWidth();
	}

	/** Returns the height of a tile in pixels. */
	public double tileHeight() {
		return grid.tileHeight();
	}

	public boolean isInfinite() {
		return grid.isInfinite();
	}
}
