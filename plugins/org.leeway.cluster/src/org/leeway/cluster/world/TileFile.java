package org.leeway.cluster.world;

import java.io.Serializable;

/**
 * A file with a tile.
 *
 * @param name as the user knows it
 */
record TileFile(String name, String uri) implements Serializable {
}
