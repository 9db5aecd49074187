package org.leeway.core.exchange.tiled.place;

import org.leeway.pathing.geom.Point;

/** Where pixels lie in cells: those of objects in their map, or those of shapes in their tile. */
public interface Placement {

	/**
	 * Finds a place in cells.
	 *
	 * @param x of a place in pixels
	 * @param y of this place
	 * @param dx how far to the right of it, in pixels
	 * @param dy how far below it
	 */
	Point at(double x, double y, double dx, double dy);

	/** Turns a length in pixels about the angle with this cosine and sine. */
	default Point turned(double dx, double dy, double cos, double sin) {
		return point(dx * cos - dy * sin, dx * sin + dy * cos);
	}

	/** A point; numbers that are too large for one are as large as can be. */
	static Point point(double x, double y) {
		return new Point(finite(x), finite(y));
	}

	private static double finite(double number) {
		return Double.isNaN(number) ? Double.MAX_VALUE : Math.clamp(number, -Double.MAX_VALUE, Double.MAX_VALUE);
	}

	/** A coordinate, which is whole if it is as near to that as rounding leaves it: edges along cells stay along cells. */
	static double near(double cells) {
		// not -0
		return Math.abs(cells - Math.rint(cells)) <= 1e-9 ? Math.rint(cells) + 0.0 : cells;
	}

	/** Whether circles stay circles. */
	boolean keepsCircles();

	/** The least number of pixels that are the side of a cell. */
	double side();
}
