package org.leeway.pathing.navmesh.generate;

import org.leeway.pathing.geom.Circle;

/**
 * Regular polygons around circles. Each side touches the circle, so no part of the circle lies outside of the polygon. Each
 * vertex is within the tolerance of the circle, unless {@link #MOST_VERTICES} are too few. A circle of radius 0 becomes a small
 * triangle.
 */
final class CirclePolygon {

	private static final int MOST_VERTICES = 4096;

	private CirclePolygon() {
	}

	/** Returns the vertices {@code x0, y0, x1, y1, ...} of the polygon around a circle, clockwise as the map is seen. */
	static double[] around(Circle circle, double tolerance) {
		int count = count(circle.radius(), tolerance);
		double reach = circle.radius() == 0 ? tolerance : circle.radius() / Math.cos(Math.PI / count);
		double[] xy = new double[2 * count];
		for (int i = 0; i < count; i++) {
			double angle = 2 * Math.PI * i / count;
			xy[2 * i] = circle.x() + reach * Math.cos(angle);
			xy[2 * i + 1] = circle.y() + reach * Math.sin(angle);
		}
		return xy;
	}

	private static int count(double radius, double tolerance) {
		double half = Math.acos(radius / (radius + tolerance));
		return (int) Math.clamp(Math.ceil(Math.PI / half), 3, MOST_VERTICES);
	}
}
