package org.leeway.pathing.gaps;

import java.util.List;

/**
 * A square of the plane: x in [left, right) and y in [top, bottom). Neighbouring {@link #quarters} of a square share
 * their edge exactly.
 */
record Square(double left, double top, double right, double bottom) {

	double middleX() {
		return left + (right - left) / 2;
	}

	double middleY() {
		return top + (bottom - top) / 2;
	}

	/** Returns an upper bound of the distance from the middle to a place of the square. */
	double reach() {
		return Math.hypot(right - left, bottom - top) * (0.5 + 1e-9);
	}

	/**
	 * Returns whether a place is in the square. Computes without branches, because the processor could not predict
	 * them.
	 */
	boolean holds(double x, double y) {
		return x >= left & y >= top & x < right & y < bottom;
	}

	/**
	 * Returns whether the square is large enough to be cut into {@link #quarters}. The middle must differ from each
	 * edge in floating-point numbers.
	 */
	boolean canBeCut() {
		double x = middleX();
		double y = middleY();
		return x > left && x < right && y > top && y < bottom;
	}

	List<Square> quarters() {
		double x = middleX();
		double y = middleY();
		return List.of(new Square(left, top, x, y), new Square(x, top, right, y), new Square(left, y, x, bottom),
				new Square(x, y, right, bottom));
	}
}
