package org.leeway.core.exchange.tiled.map;

/**
 * A layer of tiles to be written.
 *
 * @param opacity 0 to 1
 * @param rows its tile numbers
 */
public record CellLayer(int id, String name, boolean isVisible, double opacity, Values properties, Rows rows) {

	/** The rows of a layer. */
	public interface Rows {

		/** Writes the numbers of row {@code y} to an array as long as the row. */
		void read(int y, int[] gids);
	}
}
