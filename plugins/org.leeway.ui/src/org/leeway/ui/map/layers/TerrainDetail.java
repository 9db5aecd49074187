package org.leeway.ui.map.layers;

import java.util.Map;

import org.leeway.model.TerrainPattern;
import org.leeway.ui.pictures.CellPicture;

/**
 * The detail that large cells show in addition to the colour of their terrain. Immutable.
 *
 * @param patterns indexed by terrain id. A terrain without a pattern is plain
 * @param pictures indexed by terrain id. A terrain with a picture has no pattern, and its colour is the average of the picture
 * @param opacity of the pictures, 0 to 255. 0 if there are none
 * @param contours whether to draw lines where two terrains meet
 */
public record TerrainDetail(Map<Integer, TerrainPattern> patterns, Map<Integer, CellPicture> pictures, int opacity,
		boolean contours) {

	/** No detail: cells show only the colours of their terrains. */
	public static final TerrainDetail NONE = new TerrainDetail(Map.of(), false);

	public TerrainDetail {
		patterns = Map.copyOf(patterns);
		pictures = Map.copyOf(pictures);
		opacity = pictures.isEmpty() ? 0 : opacity;
	}

	/** Creates the detail of terrains without pictures. */
	public TerrainDetail(Map<Integer, TerrainPattern> patterns, boolean contours) {
		this(patterns, Map.of(), 0, contours);
	}
}
