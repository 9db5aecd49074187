package org.leeway.core.exchange.tiled.cells;

import java.util.Collection;
import java.util.Optional;

import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.core.exchange.terrain.TerrainFile.Line;

/**
 * The terrain of cells without a tile. All layers except layers of walls show floors. If the map has a layer of floors
 * with any tile, the terrain blocks, because cells without a tile then lack a floor. But the terrain never blocks if
 * the user's file also assigns tiles to it.
 *
 * @param name of the terrain
 * @param rgb colour of the terrain
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
