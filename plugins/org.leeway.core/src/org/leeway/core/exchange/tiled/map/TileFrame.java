package org.leeway.core.exchange.tiled.map;

/**
 * The placement of a tileset's tiles in the cells of a map. Lengths are in pixels.
 *
 * @param size of a tile that has no image of its own
 * @param offsetX offset of the tiles to the right
 * @param offsetY offset of the tiles down
 * @param isStretched whether tiles are scaled to the size of a cell of the map
 * @param isometricCell the size of a cell of the isometric grid in which collision shapes are drawn. Null if collision
 * shapes are drawn upright
 */
public record TileFrame(Tile.Size size, double offsetX, double offsetY, boolean isStretched, Tile.Size isometricCell) {

	/** Creates a frame for tiles that have this size and lie exactly in their cells. */
	public static TileFrame of(double width, double height) {
		return new TileFrame(new Tile.Size(width, height), 0, 0, false, null);
	}
}
