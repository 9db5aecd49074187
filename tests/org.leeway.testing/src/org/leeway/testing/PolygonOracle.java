package org.leeway.testing;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;

/** An oracle of distances of points from a polygon, by rounded numbers. */
public final class PolygonOracle {

	private PolygonOracle() {
	}

	/**
	 * Returns the distance of a point from the outline of a polygon. The distance is negative if the point is inside by the
	 * even-odd rule.
	 */
	public static double signedDistance(Polygon polygon, Point p) {
		boolean inside = false;
		double least = Double.POSITIVE_INFINITY;
		for (int i = 0; i < polygon.size(); i++) {
			int next = (i + 1) % polygon.size();
			double ax = polygon.x(i);
			double ay = polygon.y(i);
			double wx = polygon.x(next) - ax;
			double wy = polygon.y(next) - ay;
			if (ay > p.y() != polygon.y(next) > p.y()) {
				inside ^= p.x() < ax + (p.y() - ay) * wx / wy;
			}
			double squared = wx * wx + wy * wy;
			double along = squared == 0 ? 0 : ((p.x() - ax) * wx + (p.y() - ay) * wy) / squared;
			double t = Math.max(0, Math.min(1, along));
			least = Math.min(least, Math.hypot(p.x() - ax - t * wx, p.y() - ay - t * wy));
		}
		return inside ? -least : least;
	}
}
