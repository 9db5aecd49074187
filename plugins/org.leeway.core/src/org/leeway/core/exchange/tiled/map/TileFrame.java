package org.leeway.core.exchange.tiled.map;

/**
 * How the tiles of a tileset lie in the cells of a map. Lengths are in pixels.
 *
 * @param size of a tile without an image of its own
 * @param offsetX how far tiles are moved to the right
 * @param offsetY how far tiles are moved down
 * @param isStretched whether tiles are drawn as large as a cell of the map
 * @param isometricCell a cell of the isometric grid in which shapes are drawn; null if they are drawn upright
 */
public record TileFrame(Tile.Size size, double offsetX, double offsetY, boolean isStretched, Tile.Size isometricCell) {

	/** Tiles of a size that lie where their cells are. */
	public static TileFrame of(double width, double height) {
		return new TileFrame(new Tile.Size(width, height), 0, 0, false, null);
	}
}
