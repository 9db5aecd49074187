package org.leeway.pathing.geom;

/**
 * A circle, in cells. Immutable.
 *
 * @param radius at least 0
 */
public record Circle(double x, double y, double radius) {

	/**
	 * Creates a circle.
	 *
	 * @throws IllegalArgumentException if a number is not finite or the radius is negative
	 */
	public Circle {
		if (!Double.isFinite(x) || !Double.isFinite(y) || !Double.isFinite(radius) || radius < 0) {
			throw new IllegalArgumentException("not a circle: centre " + x + "," + y + ", radius " + radius);
		}
	}

	/** Returns whether the circle has an area. */
	public boolean isSolid() {
		return radius > 0;
	}

	/** Returns the whole circle as one arc. */
	public Arc outline() {
		return new Arc(new Point(x, y), radius, 0, 2 * Math.PI, TurnDirection.CLOCKWISE);
	}
}
