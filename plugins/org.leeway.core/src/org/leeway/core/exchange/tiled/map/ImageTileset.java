package org.leeway.core.exchange.tiled.map;

/**
 * A tileset with an image, to be written with a map. Each tile is a square of one colour.
 *
 * @param tileset has a tile for each square of the image
 * @param suffix what follows the name of the map in the image's file name
 * @param columns how many tiles are in a row of the image
 * @param side the side of a tile, in pixels
 * @param rgb the colours of the tiles, row by row
 */
public record ImageTileset(Tileset tileset, String suffix, int columns, int side, int[] rgb) {

	/** Returns the rows of the image, in tiles. */
	public int rows() {
		return rgb.length / columns;
	}
}
