package org.leeway.cluster.world;

import java.io.Serializable;

/**
 * A file with one tile of a world.
 *
 * @param name the path of the file as the user wrote it
 */
record TileFile(String name, String uri) implements Serializable {
}
