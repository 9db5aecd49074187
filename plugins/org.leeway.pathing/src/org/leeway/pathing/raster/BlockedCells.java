package org.leeway.pathing.raster;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Scene;

/**
 * The cells of a map that obstacles block. A circle blocks a cell if it overlaps the cell by more than a point. A polygon
 * blocks a cell if an area of the cell lies inside the polygon, by the even-odd rule. The decisions are exact.
 */
public final class BlockedCells {

	private BlockedCells() {
	}

	/** Returns the blocked cells of a map of {@code width} x {@code height} cells. */
	public static BitPlane of(Scene scene, int width, int height) {
		return of(scene, new CellRect(0, 0, width, height));
	}

	/**
	 * Returns the blocked cells in a window: a plane of the size of the window, whose cell 0,0 is the window's top-left
	 * cell. A cell has the same value as in a plane of the whole map. Obstacles outside the window cost hardly any
	 * time.
	 *
	 * @throws IllegalArgumentException if the window is too large for a grid
	 */
	public static BitPlane of(Scene scene, CellRect window) {
		BitPlaneEditor plane = BitPlane.empty(window.width(), window.height()).edit();
		scene.circles().forEach(circle -> new CircleRasteriser(circle, window, plane).draw());
		scene.polygons().forEach(polygon -> PolygonRasteriser.draw(polygon, window, plane));
		return plane.build();
	}
}
