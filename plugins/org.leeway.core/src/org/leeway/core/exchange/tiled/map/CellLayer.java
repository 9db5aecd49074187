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
		 * Reads the tile numbers of row {@code y}.
		 *
		 * @param gids gets the tile numbers. Has the length of the row
		 */
		void read(int y, int[] gids);
	}
}
