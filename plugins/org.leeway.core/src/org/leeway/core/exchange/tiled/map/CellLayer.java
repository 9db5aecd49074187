package org.leeway.core.exchange.tiled.map;

/**
 * A layer of tiles to be written to a map.
 *
 * @param opacity 0 to 1
 * @param rows the tile numbers of the layer
 */
public record CellLayer(int id, String name, boolean isVisible, double opacity, Values properties, Rows rows) {

	/** The rows of a layer. */
	public interface Rows {

		/**
		 * Reads row {@code y} into an array that is as long as the row.
		 *
		 * @param gids gets the tile numbers
		 */
		void read(int y, int[] gids);
	}
}
