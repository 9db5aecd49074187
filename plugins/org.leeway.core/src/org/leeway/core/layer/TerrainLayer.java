package org.leeway.core.layer;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.Palette;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * The terrain of every cell, in the colours of the level.
 */
public final class TerrainLayer extends RasterLayer {

	/** Creates the layer for the registry of extensions. */
	public TerrainLayer() {
		super("terrain", "Terrain", "terrain id",
				"id of the terrain", 100);
	}

	/** Returns the layer of a level, with the terrain of every cell. */
	public static OverlayLayer of(LevelSnapshot level) {
		TerrainGrid grid = level.grid();
		Map<Integer, LegendEntry> named = new LinkedHashMap<>();
		level.terrains().forEach(each -> named.put(each.id(), each.legend()));
		Palette palette = Palette.ids(named, TerrainGrid.TERRAINS);
		return new OverlayLayer(new TerrainLayer(), grid, new TerrainRows(grid), any -> palette);
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		return Optional.of(of(query.analysis().snapshot()));
	}

	@Override
	public boolean isComputed() {
		return false;
	}
}
