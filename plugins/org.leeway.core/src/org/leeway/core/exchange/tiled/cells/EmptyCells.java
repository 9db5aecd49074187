package org.leeway.core.exchange.tiled.cells;

import java.util.Collection;
import java.util.Optional;

import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.core.exchange.terrain.TerrainFile.Line;

/**
 * The terrain of cells without a tile. Without a floor, units cannot stand there, so the terrain normally blocks. The terrain
 * does not block in two cases:
 * <ul>
 * <li>The map has only layers of walls, so that no cell has a floor.
 * <li>In the user's file of terrains, the same terrain is also assigned to tiles.
 * </ul>
 *
 * @param name the name of the terrain
 * @param rgb the colour of the terrain
 * @param block whether the terrain blocks
 */
record EmptyCells(String name, int rgb, boolean block) {

	static EmptyCells of(TerrainNames names, Collection<PlacedLayer> layers) {
		Optional<Line<TerrainNames.Selector>> line = names.ofEmpty();
		String name = line.map(Line::terrain).orElse(NamedTerrains.EMPTY);
		boolean hasFloor = layers.stream().anyMatch(layer -> layer.mark().isEmpty() && layer.hasTiles());
		return new EmptyCells(name, line.flatMap(Line::rgb).orElse(NamedTerrains.EMPTY_RGB), hasFloor && !names.namesTiles(name));
	}
}
