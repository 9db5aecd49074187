package org.leeway.core.exchange.tiled.map;

import java.util.List;

/**
 * A layer of tiles.
 *
 * @param chunks one with all cells, or several in infinite maps
 */
public record TileLayer(LayerHead head, List<Chunk> chunks) {

	/** Returns the name of the layer. */
	public String name() {
		return head.name();
	}
}
