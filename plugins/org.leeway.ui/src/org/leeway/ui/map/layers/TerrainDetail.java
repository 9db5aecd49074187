package org.leeway.ui.map.layers;

import java.util.Map;

import org.leeway.model.TerrainPattern;

/**
 * The detail that large cells show in addition to the colour of their terrain. Immutable.
 *
 * @param patterns indexed by terrain id. Terrains without a pattern are plain
 * @param contours whether to draw lines where two terrains meet
 */
public record TerrainDetail(Map<Integer, TerrainPattern> patterns, boolean contours) {

	/** Colours alone. */
	public static final TerrainDetail NONE = new TerrainDetail(Map.of(), false);

	public TerrainDetail {
		patterns = Map.copyOf(patterns);
	}
}
