package org.leeway.core.exchange.tiled.map;

import java.util.List;

/**
 * A map with square grid cells.
 *
 * @param width in tiles; without meaning if the map is infinite
 * @param tileWidth in pixels
 * @param gids what the indices in the layers stand for
 * @param layers from the lowest to the highest
 * @param skipped what the file has and the map does not, in words
 */
public record TiledMap(int width, int height, double tileWidth, double tileHeight, boolean isInfinite, Values properties,
		List<Tileset> tilesets, Gids gids, List<TileLayer> layers, List<MapObject> objects, List<String> skipped) {
}
