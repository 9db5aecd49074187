package org.leeway.pathing.steering.curve;

/**
 * Formulas for paths that consist of two arcs. The unit starts at (0, 0) with heading 0, and arrives at the place (x, y) with
 * any heading. y is at least 0. Angles are in radians, lengths in turning radii.
 * <p>
 * The first arc turns left, and the second arc turns right. In the path LR, the unit drives both arcs forward. In the path
 * lR, it drives the first arc in reverse.
 * <p>
 * The formulas use a triangle. Its corners are the centre of the first arc's circle, the centre of the second arc's circle,
 * and the place. The number d is the distance of the place from the first centre.
 */
final class PlaceWords {

	private PlaceWords() {
	}

	/**
	 * Returns the angle of the first arc of the path LR. The place must be inside the circle on which the unit would turn
	 * right from the start.
	 */
	static double loopFirst(double x, double y) {
		return Math.max(0, fromAxis(x, y) + atLeftCircle(x, y));
	}

	/** Returns the angle of the second arc of the path LR. */
	static double loopSecond(double x, double y) {
		return 2 * Math.PI - atLastCircle(x, y);
	}

	/**
	 * Returns the direction from (0, -1), the centre of the first arc's circle, to the place (x, y), in radians. The
	 * direction is 0 along the y axis, and a quarter turn along the x axis.
	 */
	static double fromAxis(double x, double y) {
		return Math.atan2(x, y + 1);
	}

	/**
	 * Returns d^2 - 1, where d is the distance of the place from the centre of the first arc's circle. Computing d first and
	 * then d^2 - 1 would lose digits if d is near 1, this formula does not.
	 */
	static double beyondLeftCircle(double x, double y) {
		return x * x + y * (y + 2);
	}

	/**
	 * Returns the angle of the triangle at the centre of the first arc's circle, in radians. This is the angle between the
	 * directions to the centre of the second arc's circle and to the place.
	 */
	static double atLeftCircle(double x, double y) {
		double d = Math.hypot(x, y + 1);
		double versine = beyondLeftCircle(x, y) * (3 - d) / (4 * d * (d + 1));
		return 2 * Math.asin(Math.sqrt(Math.max(0, versine / 2)));
	}

	/**
	 * Returns the angle of the triangle at the centre of the second arc's circle, in radians. This is the angle between the
	 * directions to the centre of the first arc's circle and to the place.
	 */
	static double atLastCircle(double x, double y) {
		return 2 * Math.asin(Math.min(1, Math.sqrt(beyondLeftCircle(x, y) / 8)));
	}
}
