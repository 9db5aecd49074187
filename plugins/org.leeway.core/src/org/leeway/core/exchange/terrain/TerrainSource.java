package org.leeway.core.exchange.terrain;

import java.util.Optional;

/**
 * A thing in a file that becomes a terrain: a kind of tile, a value, or a colour.
 *
 * @param selector the selector for the thing in a {@link TerrainFile}
 * @param title for users
 * @param cells number of cells that have the thing
 * @param terrain the name of the terrain that the thing becomes
 * @param rgb the colour of this terrain, {@code 0xRRGGBB}. Empty if neither the file nor the user gives a colour
 */
public record TerrainSource(String selector, String title, long cells, String terrain, Optional<Integer> rgb) {
}
