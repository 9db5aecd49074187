package org.leeway.core.exchange.terrain;

import java.util.Optional;

/**
 * A thing in a file that becomes a terrain: a kind of tile, a value, or a colour.
 *
 * @param selector the selector for the thing in a {@link TerrainFile}
 * @param title name of the thing for users
 * @param cells number of cells that have the thing
 * @param terrain the name of the terrain that the thing becomes
 * @param rgb the colour of this terrain, {@code 0xRRGGBB}. Empty if neither the file nor the user gives a colour, and
 * no picture shows the thing
 * @param blocks whether the terrain blocks
 * @param nameDecides true if the name of the terrain decides whether it blocks, such as {@code wall}. False if the file
 * decides
 * @param picture of the thing. Empty if the file gives none
 */
public record TerrainSource(String selector, String title, long cells, String terrain, Optional<Integer> rgb,
		boolean blocks, boolean nameDecides, Optional<PicturePart> picture) {

	/** Returns a copy of this source with another number of cells. */
	public TerrainSource inCells(long number) {
		return new TerrainSource(selector, title, number, terrain, rgb, blocks, nameDecides, picture);
	}
}
