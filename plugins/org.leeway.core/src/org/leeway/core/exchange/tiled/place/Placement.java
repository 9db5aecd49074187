package org.leeway.core.exchange.tiled.place;

import org.leeway.pathing.geom.Point;

/**
 * A conversion of pixels into cells. The objects of a map have one conversion. The collision shapes of each tile have a
 * conversion of their own.
 */
public interface Placement {

	/**
	 * Converts a point from pixels to cells. The point is given as a position and an offset.
	 *
	 * @param x the x coordinate of the position, in pixels
	 * @param y the y coordinate of the position, in pixels
	 * @param dx the offset to the right, in pixels
	 * @param dy the offset down, in pixels
	 */
	Point at(double x, double y, double dx, double dy);

	/**
	 * Rotates an offset in pixels by an angle.
	 *
	 * @param cos the cosine of the angle
	 * @param sin the sine of the angle
	 */
	default Point turned(double dx, double dy, double cos, double sin) {
		return point(dx * cos - dy * sin, dx * sin + dy * cos);
	}

	/** Creates a point. Replaces an infinite coordinate by the largest finite number. */
	static Point point(double x, double y) {
		return new Point(finite(x), finite(y));
	}

	private static double finite(double number) {
		return Double.isNaN(number) ? Double.MAX_VALUE : Math.clamp(number, -Double.MAX_VALUE, Double.MAX_VALUE);
	}

	/**
	 * Removes a tiny rounding error from a coordinate. If the coordinate is within 1e-9 of a whole number, returns this
	 * number. So edges along cells stay along cells.
	 */
	static double near(double cells) {
		// adding 0 makes no negative zero
		return Math.abs(cells - Math.rint(cells)) <= 1e-9 ? Math.rint(cells) + 0.0 : cells;
	}

	/** Returns whether a circle in pixels is a circle in cells too. */
	boolean keepsCircles();

	/** Returns the length of a cell's shorter side, in pixels. */
	double side();
}
