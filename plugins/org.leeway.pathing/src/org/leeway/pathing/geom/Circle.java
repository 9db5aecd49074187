package org.leeway.pathing.geom;

/**
 * A circle in cells: centre and radius.
 *
 * @param radius at least 0
 */
public record Circle(double x, double y, double radius) {

	public Circle {
		if (!Double.isFinite(x) || !Double.isFinite(y) || !Double.isFinite(radius) || radius < 0) {
			throw new IllegalArgumentException("not a circle: centre " + x + "," + y + ", radius " + radius);
		}
	}

	/** The edge, once round. */
	public Arc outline() {
		return new Arc(new Point(x, y), radius, 0, 2 * Math.PI, TurnDirection.CLOCKWISE);
	}
}
