package org.leeway.pathing.steering.curve;

/**
 * Angles of the arcs of paths to a place (x, y) with any heading there. Angles are in radians, and lengths in turning
 * radii. The start is at (0, 0) with heading 0, and y is at least 0. A path is written as a word with a letter for each
 * arc. R turns to larger headings, L to smaller headings, and a small letter is driven in reverse. The left circle is
 * the circle on which L leads from the start. The first arc of the paths LR and lR is on the left circle. The second arc
 * is on a circle that touches the left circle: the last circle. The centres of both circles and the place form a
 * triangle. Its side between the centres is 2. Its side between the centre of the last circle and the place is 1. The
 * third side is the distance d of the place from the centre of the left circle.
 */
final class PlaceWords {

	private PlaceWords() {
	}

	/**
	 * Returns the angle of the first arc of the path LR: an arc to the left, and then an arc to the right. This path leads to
	 * every place inside the circle on which an arc to the right leads from the start.
	 */
	static double loopFirst(double x, double y) {
		return Math.max(0, fromAxis(x, y) + atLeftCircle(x, y));
	}

	/** Returns the angle of the second arc of the path LR: an arc to the left, and then an arc to the right. */
	static double loopSecond(double x, double y) {
		return 2 * Math.PI - atLastCircle(x, y);
	}

	/** Returns the direction of the place from the centre of the left circle: the angle from the y axis towards the x axis. */
	static double fromAxis(double x, double y) {
		return Math.atan2(x, y + 1);
	}

	/** Returns d² - 1 without cancellation, where d is the distance of the place from the centre of the left circle. */
	static double beyondLeftCircle(double x, double y) {
		return x * x + y * (y + 2);
	}

	/**
	 * Returns the angle, at the centre of the left circle, of a triangle with three corners. The corners are this centre, the
	 * centre of the circle on which the path ends, and the place. The cosine of the angle is (d^2 + 3) / 4d. Here d is the
	 * distance of the place from the centre of the left circle.
	 */
	static double atLeftCircle(double x, double y) {
		double d = Math.hypot(x, y + 1);
		double versine = beyondLeftCircle(x, y) * (3 - d) / (4 * d * (d + 1));
		return 2 * Math.asin(Math.sqrt(Math.max(0, versine / 2)));
	}

	/**
	 * Returns the angle, at the centre of the circle on which the path ends, of a triangle with three corners. The corners
	 * are this centre, the centre of the left circle of the start, and the place. The cosine of the angle is (5 - d^2) / 4.
	 * Here d is the distance of the place from the centre of the left circle.
	 */
	static double atLastCircle(double x, double y) {
		return 2 * Math.asin(Math.min(1, Math.sqrt(beyondLeftCircle(x, y) / 8)));
	}
}
