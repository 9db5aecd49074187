package org.leeway.core.exchange.tiled.map;

/**
 * A tileset to be written, with an image of one-coloured tiles.
 *
 * @param tileset its count is that of the places in the image
 * @param suffix of the name of the image, after that of the map
 * @param columns of the image, in tiles
 * @param side of a tile in pixels
 * @param rgb the colour of each tile, as many as there are places
 */
public record ImageTileset(Tileset tileset, String suffix, int columns, int side, int[] rgb) {

	/** The rows of the image, in tiles. */
	public int rows() {
		return rgb.length / columns;
	}
}
