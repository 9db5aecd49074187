package org.leeway.pathing.navmesh.generate;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.Border;

/**
 * A closed line on the {@link Lattice}: the outline of an obstacle, or the border of the level. The ring blocks the area on
 * one side of the line. The even-odd rule decides which area is inside. Immutable.
 *
 * @param line the line, in cells
 * @param blocksOutside true if the outside is blocked, false if the inside is blocked
 */
record Ring(Polygon line, Envelope bounds, boolean blocksOutside) {

	/**
	 * Returns the ring around a circle. The circle lies inside the ring. No point of the ring is farther from the circle than
	 * the tolerance.
	 */
	static Ring around(Circle circle, double tolerance) {
		return of(CirclePolygon.around(circle, tolerance), false);
	}

	/**
	 * Returns the ring that blocks the inside of a polygon. The points of the polygon are rounded to the lattice. If all
	 * rounded points are equal, returns the ring around a circle of radius 0.
	 */
	static Ring of(Polygon polygon, double tolerance) {
		double[] xy = new double[2 * polygon.size()];
		for (int i = 0; i < polygon.size(); i++) {
			xy[2 * i] = polygon.x(i);
			xy[2 * i + 1] = polygon.y(i);
		}
		Ring ring = of(xy, false);
		boolean isPoint = ring.bounds.width() == 0 && ring.bounds.height() == 0;
		return isPoint ? around(new Circle(polygon.x(0), polygon.y(0), 0), tolerance) : ring;
	}

	static Ring of(Border border) {
		return of(new double[] {0, 0, border.width(), 0, border.width(), border.height(), 0, border.height()}, true);
	}

	private static Ring of(double[] xy, boolean blocksOutside) {
		double[] rounded = new double[xy.length];
		for (int i = 0; i < xy.length; i++) {
			rounded[i] = Lattice.rounded(xy[i]);
		}
		Polygon line = Polygon.of(rounded);
		return new Ring(line, line.bounds(), blocksOutside);
	}

	/** Returns whether the ring blocks a point. The point must not lie on the line of the ring. */
	boolean blocks(double x, double y) {
		return line.contains(x, y) != blocksOutside;
	}
}
