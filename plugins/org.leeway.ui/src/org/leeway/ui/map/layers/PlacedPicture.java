package org.leeway.ui.map.layers;

import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.pictures.ScaledPicture;

/**
 * A picture that designers trace, for example a scanned sketch, and its place on the map. Immutable.
 *
 * @param x the left edge, in cells
 * @param y the top edge, in cells
 * @param width in cells
 * @param height in cells
 * @param opacity 0 to 255
 */
public record PlacedPicture(ScaledPicture picture, double x, double y, double width, double height, int opacity) {

	/** Returns the cells of a map that the picture touches. If there are none, the rectangle has no width or no height. */
	CellRect cells(CellRect map) {
		int left = clamp(Math.floor(x), map.width());
		int top = clamp(Math.floor(y), map.height());
		return new CellRect(left, top, clamp(Math.ceil(x + width), map.width()) - left,
				clamp(Math.ceil(y + height), map.height()) - top);
	}

	private static int clamp(double cell, int limit) {
		return (int) Math.clamp(cell, 0, limit);
	}
}
