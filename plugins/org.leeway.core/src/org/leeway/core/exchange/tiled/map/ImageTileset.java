package org.leeway.core.exchange.tiled.map;

/**
 * A tileset to be written, with an image of one-coloured tiles.
 *
 * @param tileset with a tile for each place of the image
 * @param suffix to append to the map's name for the image's name
 * @param columns of the image, in tiles
 * @param side of a tile in pixels
 * @param rgb the colour of each place
 */
public record ImageTileset(Tileset tileset, String suffix, int columns, int side, int[] rgb) {

	/** Returns the rows of the image, in tiles. */
	public int rows() {
		return rgb.length / columns;
	}
}
