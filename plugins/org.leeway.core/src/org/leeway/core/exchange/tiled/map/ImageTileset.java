package org.leeway.core.exchange.tiled.map;

/**
 * A tileset whose tiles are squares of one colour each. The tileset is written with a map, together with the image of its
 * tiles.
 *
 * @param tileset has a tile for each square of the image
 * @param suffix the text after the name of the map in the image's file name
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
