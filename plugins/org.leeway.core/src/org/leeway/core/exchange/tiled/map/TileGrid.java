package org.leeway.core.exchange.tiled.map;

/**
 * The grid of tiles of a map.
 *
 * @param orientation how the tiles lie on the screen
 * @param width in tiles. Without meaning if the map is infinite
 * @param height in tiles. Without meaning if the map is infinite
 * @param tileWidth in pixels
 * @param tileHeight in pixels
 */
public record TileGrid(Orientation orientation, int width, int height, double tileWidth, double tileHeight,
		boolean isInfinite) {
}
