package org.leeway.core.exchange.tiled.map;

/**
 * A tileset with an image of one-coloured tiles, to be written with a map.
 *
 * @param tileset has a tile for each square of the image
 * @param suffix the part of the image's file name behind the name of the map
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
