package org.leeway.core.exchange.tiled.map;

/**
 * The placement of a tileset's tiles in the cells of a map. Lengths are in pixels.
 *
 * @param size the size of a tile without an image of its own
 * @param offsetX offset of the tiles to the right
 * @param offsetY offset of the tiles down
 * @param isStretched whether each tile is scaled to the size of a cell
 * @param isometricCell the size of a cell, if the collision shapes are drawn in an isometric grid. Null if they are drawn in an
 * orthogonal grid
 */
public record TileFrame(Tile.Size size, double offsetX, double offsetY, boolean isStretched, Tile.Size isometricCell) {

	/**
	 * Creates the placement of tiles that fit exactly into their cells.
	 *
	 * @param width of a tile, in pixels
	 * @param height of a tile, in pixels
	 */
	public static TileFrame of(double width, double height) {
		return new TileFrame(new Tile.Size(width, height), 0, 0, false, null);
	}
}
