package org.leeway.core.exchange.tiled.cells;

import java.util.Collection;
import java.util.Optional;

import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.core.exchange.terrain.TerrainFile.Line;

/**
 * The terrain of cells without a tile. A layer of floors is any layer that is not a layer of walls. If any layer of floors
 * has a tile, cells without a tile block, because they lack a floor. The user's file may assign tiles to the same terrain.
 * Then the terrain never blocks.
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
