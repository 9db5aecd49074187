package org.leeway.core.exchange.terrain;

import java.util.Optional;

/**
 * A thing in a file that becomes a terrain: a kind of tile, a value, or a colour.
 *
 * @param selector what selects it in a {@link TerrainFile}
 * @param title for users
 * @param cells number of cells that have it
 * @param terrain the name of the terrain that it becomes
 * @param rgb the colour of that terrain, {@code 0xRRGGBB}, if the file or the user says so
 */
public record TerrainSource(String selector, String title, long cells, String terrain, Optional<Integer> rgb) {
}
