package org.leeway.core.exchange.tiled.map;

/**
 * The place of a tileset's tiles in the cells of a map. Lengths are in pixels.
 *
 * @param size of a tile without an image of its own
 * @param offsetX offset of tiles to the right
 * @param offsetY offset of tiles down
 * @param isStretched whether tiles are drawn as large as a cell of the map
 * @param isometricCell a cell of the isometric grid in which shapes are drawn. Null if they are drawn upright
 */
public record TileFrame(Tile.Size size, double offsetX, double offsetY, boolean isStretched, Tile.Size isometricCell) {

	/** Creates a frame for tiles of a size that lie exactly in their cells. */
	public static TileFrame of(double width, double height) {
		return new TileFrame(new Tile.Size(width, height), 0, 0, false, null);
	}
}
