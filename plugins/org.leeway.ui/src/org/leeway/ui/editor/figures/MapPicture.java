package org.leeway.ui.editor.figures;

import org.leeway.core.analysis.OverlayLayer;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * All that decides what the map looks like.
 *
 * @param terrainColours {@code 0xRRGGBB} of each of the 256 terrain ids
 * @param overlay what is laid over the terrain, or null
 * @param opacity of the overlay, 0 to 255
 * @param highlight cells to be emphasised, or null
 * @param gridLines whether lines part the cells where these are large enough
 */
public record MapPicture(TerrainGrid grid, int[] terrainColours, OverlayLayer overlay, int opacity,
		BitPlane highlight, boolean gridLines) {

	/** The same picture of another grid. */
	public MapPicture withGrid(TerrainGrid other) {
		return new MapPicture(other, terrainColours, overlay, opacity, highlight, gridLines);
	}

	/** Whether the two differ in nothing but the grid. */
	boolean differsInGridOnly(MapPicture other) {
		return terrainColours == other.terrainColours && overlay == other.overlay && opacity == other.opacity
				&& highlight == other.highlight && gridLines == other.gridLines;
	}

	boolean hasSizeOf(TerrainGrid other) {
		return grid.width() == other.width() && grid.height() == other.height();
	}
}
