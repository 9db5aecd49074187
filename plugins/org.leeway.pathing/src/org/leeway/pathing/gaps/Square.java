package org.leeway.pathing.gaps;

import java.util.List;

/** A square without its right and bottom edges. Neighbouring quarters have the same number at their common edge. */
record Square(double left, double top, double right, double bottom) {

	double middleX() {
		return left + (right - left) / 2;
	}

	double middleY() {
		return top + (bottom - top) / 2;
	}

	/** At least the distance from the middle to each of its places. */
	double reach() {
		return Math.hypot(right - left, bottom - top) * (0.5 + 1e-9);
	}

	/** It has no branches: they would be unpredictable here. */
	boolean holds(double x, double y) {
		return x >= left & y >= top & x < right & y < bottom;
	}

	/** Whether there are numbers between its edges. */
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
