package org.leeway.pathing.clearance;

import java.util.List;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;

/** What stands on a level beside its terrain and stops every agent. Immutable. */
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
		BitPlane.Editor plane = BitPlane.empty(width, height).edit();
		circles.forEach(circle -> new CircleRasteriser(circle, plane).draw());
		polygons.forEach(polygon -> new PolygonRasteriser(polygon, plane).draw());
		return plane.build();
	}
}
