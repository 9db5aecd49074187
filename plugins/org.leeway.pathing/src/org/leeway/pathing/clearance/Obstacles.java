package org.leeway.pathing.clearance;

import java.util.List;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;

/** The obstacles of a level, which stop every agent whatever the terrain. Immutable. */
public record Obstacles(List<Circle> circles, List<Polygon> polygons) {

	public static final Obstacles NONE = new Obstacles(List.of(), List.of());

	public Obstacles {
		circles = List.copyOf(circles);
		polygons = List.copyOf(polygons);
	}

	/**
	 * The cells of a map of {@code width} x {@code height} cells that the obstacles block. A circle blocks each cell
	 * whose closed square is nearer to its centre than its radius. A polygon blocks each cell that its inside, by the
	 * even-odd rule, overlaps with an area greater than zero. Both are decided exactly, whatever the coordinates; where
	 * a ring crosses itself, the crossing is rounded to a {@code double}.
	 */
	public BitPlane blocked(int width, int height) {
		return blocked(new CellRect(0, 0, width, height));
	}

	/**
	 * The blocked cells in a window: a plane of its size, whose first cell is the top-left one of the window. They are
	 * the same cells as those of a whole map. An obstacle outside the window costs next to nothing.
	 *
	 * @throws IllegalArgumentException if no grid may have the size of the window
	 */
	public BitPlane blocked(CellRect window) {
		BitPlane.Editor plane = BitPlane.empty(window.width(), window.height()).edit();
		circles.forEach(circle -> new CircleRasteriser(circle, window, plane).draw());
		polygons.forEach(polygon -> new PolygonRasteriser(polygon, window, plane).draw());
		return plane.build();
	}
}
