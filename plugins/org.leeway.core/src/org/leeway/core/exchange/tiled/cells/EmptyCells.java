package org.leeway.core.exchange.tiled.cells;

import java.util.Collection;
import java.util.Optional;

import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.core.exchange.terrain.TerrainFile.Line;

/**
 * What cells without a tile are. They block, unless no layers but those of walls have tiles, or the user's file gives them
 * the name of tiles.
 *
 * @param name of their terrain
 */
record EmptyCells(String name, int rgb, boolean block) {

	static EmptyCells of(TerrainNames names, Collection<PlacedLayer> layers) {
		Optional<Line<TerrainNames.Selector>> line = names.ofEmpty();
		String name = line.map(Line::terrain).orElse(NamedTerrains.EMPTY);
		boolean hasFloor = layers.stream().anyMatch(layer -> layer.mark().isEmpty() && layer.hasTiles());
		return new EmptyCells(name, line.flatMap(Line::rgb).orElse(NamedTerrains.EMPTY_RGB), hasFloor && !names.namesTiles(name));
	}
}
