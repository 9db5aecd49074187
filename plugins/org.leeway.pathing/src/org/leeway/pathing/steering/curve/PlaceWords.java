package org.leeway.pathing.steering.curve;

/**
 * Formulas for paths of two arcs to a place, where the unit arrives with any heading. The start is at (0, 0) with
 * heading 0, the place is at (x, y), and y is at least 0. Angles are in radians, lengths in turning radii.
 * <p>
 * The first arc turns left, and the second arc turns right. The path LR drives both arcs forward. The path lR drives
 * the first arc in reverse.
 * <p>
 * The formulas use a triangle. Its corners are the centre of the first arc, the centre of the second arc, and the
 * place. The number d is the distance of the place from the centre of the first arc.
 */
final class PlaceWords {

	private PlaceWords() {
	}

	/**
	 * Returns the angle of the first arc of the path LR. The place must be inside the right turning circle of the
	 * start.
	 */
	static double loopFirst(double x, double y) {
		return Math.max(0, fromAxis(x, y) + atLeftCircle(x, y));
	}

	/** Returns the angle of the second arc of the path LR. */
	static double loopSecond(double x, double y) {
		return 2 * Math.PI - atLastCircle(x, y);
	}

	/**
	 * Returns the direction from the centre of the first arc to the place, as an angle in radians. The angle is 0 if the
	 * place lies along the y axis, and a quarter turn if it lies along the x axis.
	 */
	static double fromAxis(double x, double y) {
		return Math.atan2(x, y + 1);
	}

	/**
	 * Returns d^2 - 1, where d is the distance of the place from the centre of the first arc. The formula loses no
	 * digits if d is near 1.
	 */
	static double beyondLeftCircle(double x, double y) {
		return x * x + y * (y + 2);
	}

	/**
	 * Returns the angle of the triangle at the centre of the first arc, in radians. The sides of this angle lead to the
	 * centre of the second arc and to the place.
	 */
	static double atLeftCircle(double x, double y) {
		double d = Math.hypot(x, y + 1);
		double versine = beyondLeftCircle(x, y) * (3 - d) / (4 * d * (d + 1));
		return 2 * Math.asin(Math.sqrt(Math.max(0, versine / 2)));
	}

	/**
	 * Returns the angle of the triangle at the centre of the second arc, in radians. The sides of this angle lead to the
	 * centre of the first arc and to the place.
	 */
	static double atLastCircle(double x, double y) {
		return 2 * Math.asin(Math.min(1, Math.sqrt(beyondLeftCircle(x, y) / 8)));
	}
}
