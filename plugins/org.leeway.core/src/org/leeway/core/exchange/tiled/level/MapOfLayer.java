package org.leeway.core.exchange.tiled.level;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.tiled.map.CellLayer;
import org.leeway.core.exchange.tiled.map.MapDocument;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.exchange.tiled.map.Vocabulary;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;

/** A converter of a layer into a map of Tiled. The layer has a value for each cell, such as the clearance. */
public final class MapOfLayer {

	private MapOfLayer() {
	}

	/**
	 * Makes the map, with one tile layer.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static MapDocument make(RasterContent content, Progress progress) {
		OverlayLayer layer = content.layer();
		Map<String, Object> values = new LinkedHashMap<>();
		values.put(Vocabulary.PIXELS_PER_CELL, Vocabulary.PIXELS);
		values.put(Vocabulary.ORIENTATION, Vocabulary.AXES);
		Map<String, Object> described = described(content);
		values.putAll(described);
		described.put(Vocabulary.ROLE, Vocabulary.VALUE_ROLE);
		CellLayer cells = new CellLayer(1, layer.kind().id(), true, 1, new Values(described), ColourTiles.rows(1, layer));
		return new MapDocument(layer.width(), layer.height(), Vocabulary.PIXELS, new Values(values),
				List.of(ColourTiles.ofValues(1, layer, max(layer, progress), "." + layer.kind().id() + ".png")), List.of(cells),
				List.of(), 1);
	}

	private static Map<String, Object> described(RasterContent content) {
		Map<String, Object> values = new LinkedHashMap<>();
		values.put(Vocabulary.METRIC, content.layer().kind().metric());
		content.anchor().ifPresent(anchor -> values.put(Vocabulary.ANCHOR, anchor));
		content.capability().ifPresent(terrains -> values.put(Vocabulary.CAPABILITY, terrains));
		content.agent().map(Agent::name).ifPresent(name -> values.put(Vocabulary.AGENT, name));
		return values;
	}

	private static int max(OverlayLayer layer, Progress progress) {
		int[] row = new int[layer.width()];
		int max = 0;
		for (int y = 0; y < layer.height(); y++) {
			layer.values(0, y, row.length, row);
			for (int value : row) {
				max = Math.max(max, value);
			}
			progress.check();
		}
		return max;
	}
}
