package org.leeway.core.exchange.tiled.map;

import java.nio.file.Path;
import java.util.Optional;

import org.leeway.core.exchange.terrain.PicturePart;

/**
 * An image with the pictures of all tiles of a tileset, row by row. Lengths are in pixels. Immutable.
 *
 * @param width of a tile
 * @param height of a tile
 * @param columns of the image, in tiles
 * @param margin around all tiles
 * @param spacing between tiles
 * @param clear the colour {@code 0xRRGGBB} of invisible pixels. Empty if the image itself says which pixels are invisible
 */
public record TileSheet(Path file, int width, int height, int columns, int margin, int spacing, Optional<Integer> clear) {

	/**
	 * Returns the part of the image that shows a tile. Empty if the tileset's attributes are unusable, such as a width
	 * of 0.
	 *
	 * @param id the id of the tile
	 */
	public Optional<PicturePart> part(int id) {
		long x = margin + (long) (id % Math.max(1, columns)) * (width + (long) spacing);
		long y = margin + (long) (id / Math.max(1, columns)) * (height + (long) spacing);
		boolean isPlace = columns > 0 && width > 0 && height > 0 && x >= 0 && y >= 0 && x + width <= Integer.MAX_VALUE
				&& y + height <= Integer.MAX_VALUE;
		return isPlace ? Optional.of(new PicturePart(file, (int) x, (int) y, width, height, clear)) : Optional.empty();
	}
}
