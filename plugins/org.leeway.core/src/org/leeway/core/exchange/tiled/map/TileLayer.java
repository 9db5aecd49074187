package org.leeway.core.exchange.tiled.map;

import java.util.List;

/**
 * A layer of tiles.
 *
 * @param isVisible whether it and the groups around it are
 * @param chunks one with all cells, or several in infinite maps
 */
public record TileLayer(String name, boolean isVisible, Values properties, List<Chunk> chunks) {
}
