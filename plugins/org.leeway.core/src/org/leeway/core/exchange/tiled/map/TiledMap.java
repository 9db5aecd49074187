package org.leeway.core.exchange.tiled.map;

import java.util.List;

/**
 * A map as its file has it.
 *
 * @param orientation arrangement of its tiles on the screen
 * @param width in tiles. Without meaning if the map is infinite
 * @param tileWidth in pixels
 * @param gids the tile numbers of the indices in the layers
 * @param layers from the lowest to the highest
 * @param groups layers of objects, from the lowest to the highest
 * @param losses sentences about what the file has and the map does not, and what the file lacks
 */
public record TiledMap(Orientation orientation, int width, int height, double tileWidth, double tileHeight,
		boolean isInfinite, Values properties, List<Tileset> tilesets, Gids gids, List<TileLayer> layers, List<ObjectGroup> groups, List<String> losses) {
}
