package org.leeway.core.exchange.tiled.map;

import java.util.List;

/**
 * A layer of tiles, read from a map.
 *
 * @param chunks the rectangles of cells that make up the layer. Exactly one rectangle if the map is not infinite
 */
public record TileLayer(LayerHead head, List<Chunk> chunks) {

	/** Returns the name of the layer. */
	public String name() {
		return head.name();
	}
}
