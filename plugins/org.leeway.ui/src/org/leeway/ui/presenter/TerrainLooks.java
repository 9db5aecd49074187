package org.leeway.ui.presenter;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.core.colour.Colour;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.map.layers.TerrainDetail;
import org.leeway.ui.map.layers.TileRenderer;
import org.leeway.ui.pictures.CellPicture;
import org.leeway.ui.pictures.KnownPicture;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.MapLayers;

/**
 * Looks of the terrains of a level on the map: their colours, patterns and pictures. A terrain with a picture has the average
 * colour of the picture.
 */
final class TerrainLooks {

	/** The colour behind the map, {@code 0xRRGGBB}. Visible if the terrain is translucent. */
	private static final int BEHIND = 0x404040;

	private int[] colours = {};
	private TerrainDetail detail = TerrainDetail.NONE;

	void update(List<TerrainType> terrains, EditorSettings settings) {
		int alpha = settings.layers().alpha(MapLayers.TERRAIN);
		int[] latest = new int[TerrainGrid.TERRAINS];
		Map<Integer, TerrainPattern> patterns = new HashMap<>();
		Map<Integer, CellPicture> pictures = new HashMap<>();
		for (TerrainType terrain : terrains) {
			int id = terrain.getId();
			if (settings.patterns()) {
				KnownPicture.inCellsOf(terrain).ifPresent(picture -> pictures.put(id, picture));
			}
			if (settings.patterns() && terrain.getPattern() != TerrainPattern.NONE) {
				patterns.put(id, terrain.getPattern());
			}
			int rgb = pictures.containsKey(id) ? pictures.get(id).average() : Colour.parse(terrain.getColour());
			latest[id] = TileRenderer.mix(BEHIND, rgb, alpha);
		}
		if (!Arrays.equals(latest, colours)) {
			colours = latest;
		}
		detail = new TerrainDetail(patterns, pictures, alpha, settings.contours());
	}

	/** Returns the colour of each terrain, indexed by terrain id. */
	int[] colours() {
		return colours;
	}

	TerrainDetail detail() {
		return detail;
	}
}
