package org.leeway.core.exchange.tiled.place;

import org.leeway.pathing.geom.Point;

/** The conversion of pixels into cells, for the objects of a map or the shapes of a tile. */
public interface Placement {

	/**
	 * Returns a place in cells.
	 *
	 * @param x of a place in pixels
	 * @param y of this place
	 * @param dx offset to the right of it, in pixels
	 * @param dy offset down
	 */
	Point at(double x, double y, double dx, double dy);

	/** Turns a length in pixels by the angle with this cosine and sine. */
	default Point turned(double dx, double dy, double cos, double sin) {
		return point(dx * cos - dy * sin, dx * sin + dy * cos);
	}

	/** Returns a point. Infinite coordinates are replaced by the largest finite ones. */
	static Point point(double x, double y) {
		return new Point(finite(x), finite(y));
	}

	private static double finite(double number) {
		return Double.isNaN(number) ? Double.MAX_VALUE : Math.clamp(number, -Double.MAX_VALUE, Double.MAX_VALUE);
	}

	/**
	 * Returns a coordinate. A coordinate that differs from a whole number only by rounding becomes whole, so that edges
	 * along cells stay along cells.
	 */
	static double near(double cells) {
		// not -0
		return Math.abs(cells - Math.rint(cells)) <= 1e-9 ? Math.rint(cells) + 0.0 : cells;
	}

	/** Returns whether circles stay circles. */
	boolean keepsCircles();

	/** Returns the least length of a cell's side, in pixels. */
	double side();
}
