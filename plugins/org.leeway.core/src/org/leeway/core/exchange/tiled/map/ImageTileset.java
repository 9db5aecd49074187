package org.leeway.core.exchange.tiled.map;

/**
 * A tileset to be written to a map, with an image of one-coloured tiles.
 *
 * @param tileset with a tile for each square of the image
 * @param suffix of the image's file name, after the name of the map
 * @param columns of the image, in tiles
 * @param side of a tile, in pixels
 * @param rgb colours of the tiles, indexed by square of the image, row by row
 */
public record ImageTileset(Tileset tileset, String suffix, int columns, int side, int[] rgb) {

	/** Returns the rows of the image, in tiles. */
	public int rows() {
		return rgb.length / columns;
	}
}
