package org.leeway.pathing.steering.curve;

/**
 * Formulas for the angles of two arcs, which lead from the start to a place (x, y) with any heading there. The start is at
 * (0, 0) with heading 0, and y is at least 0. Angles are in radians, lengths in turning radii.
 * <p>
 * The first arc, to the left, lies on the left circle of the start. The second arc, to the right, lies on the last circle,
 * which touches the left circle. In the path LR both arcs are driven forward, in the path lR the first arc in reverse.
 * <p>
 * The formulas come from a triangle: the centres of both circles and the place. The side between the centres is 2, the side
 * from the last centre to the place is 1. The side from the left centre to the place is called d.
 */
final class PlaceWords {

	private PlaceWords() {
	}

	/**
	 * Returns the angle of the first arc of the path LR, an arc to the left and then an arc to the right. This path leads
	 * to every place inside the right circle, that is, the circle on which an arc to the right leads from the start.
	 */
	static double loopFirst(double x, double y) {
		return Math.max(0, fromAxis(x, y) + atLeftCircle(x, y));
	}

	/** Returns the angle of the second arc of the path LR: an arc to the left, and then an arc to the right. */
	static double loopSecond(double x, double y) {
		return 2 * Math.PI - atLastCircle(x, y);
	}

	/**
	 * Returns the direction from the centre of the left circle to the place, as an angle. The angle is 0 for the direction
	 * of the y axis, and grows towards the x axis.
	 */
	static double fromAxis(double x, double y) {
		return Math.atan2(x, y + 1);
	}

	/**
	 * Returns d^2 - 1, computed so that no digits cancel out. The number d is the distance of the place from the centre of
	 * the left circle.
	 */
	static double beyondLeftCircle(double x, double y) {
		return x * x + y * (y + 2);
	}

	/**
	 * Returns the angle of the triangle at the centre of the left circle. Its cosine is (d^2 + 3) / 4d, where d is the
	 * distance of the place from this centre. See the class for the triangle.
	 */
	static double atLeftCircle(double x, double y) {
		double d = Math.hypot(x, y + 1);
		double versine = beyondLeftCircle(x, y) * (3 - d) / (4 * d * (d + 1));
		return 2 * Math.asin(Math.sqrt(Math.max(0, versine / 2)));
	}

	/**
	 * Returns the angle of the triangle at the centre of the last circle. Its cosine is (5 - d^2) / 4, where d is the
	 * distance of the place from the centre of the left circle. See the class for the triangle.
	 */
	static double atLastCircle(double x, double y) {
		return 2 * Math.asin(Math.min(1, Math.sqrt(beyondLeftCircle(x, y) / 8)));
	}
}
