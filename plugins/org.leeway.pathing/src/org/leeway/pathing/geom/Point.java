package org.leeway.pathing.geom;

import org.leeway.pathing.util.Decimal;

/** A place in the plane of the map, in cells. */
public record Point(double x, double y) {

	/**
	 * Creates a place.
	 *
	 * @throws IllegalArgumentException if a coordinate is not finite
	 */
	public Point {
		if (!Double.isFinite(x) || !Double.isFinite(y)) {
			throw new IllegalArgumentException("not a point: " + x + "," + y);
		}
	}

	public double distance(Point other) {
		return Math.hypot(x - other.x, y - other.y);
	}

	@Override
	public String toString() {
		return Decimal.format(x) + "," + Decimal.format(y);
	}
}
