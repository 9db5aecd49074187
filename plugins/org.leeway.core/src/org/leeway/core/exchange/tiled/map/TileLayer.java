package org.leeway.core.exchange.tiled.map;

import java.util.List;

/**
 * A layer of tiles, read from a map.
 *
 * @param chunks one chunk with all cells. In infinite maps, any number of chunks
 */
public record TileLayer(LayerHead head, List<Chunk> chunks) {

	/** Returns the name of the layer. */
	public String name() {
		return head.name();
	}
}
