package org.leeway.pathing.steering.curve;

/**
 * Angles on paths that lead to a place (x, y) with any heading. Angles are in radians, and lengths in turning radii. A word
 * of letters describes the pieces of a path, as in {@link MeanFrame}. The start is at (0, 0) with heading 0, and y is at
 * least 0. R turns to larger headings, and a small letter is driven in reverse. The left circle is the circle on which L
 * leads from the start. LR and lR end with an arc on the last circle, which touches the left circle. The centres of both
 * circles and the place form a triangle with sides of 2 and 1. The third side is the distance d of the place from the centre
 * of the left circle.
 */
final class PlaceWords {

	private PlaceWords() {
	}

	/**
	 * Returns the angle of the first arc of LR. The word LR leads to every place inside the circle on which R leads
	 * from the start.
	 */
	static double loopFirst(double x, double y) {
		return Math.max(0, fromAxis(x, y) + atLeftCircle(x, y));
	}

	/** Returns the angle of the second arc of LR. */
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
	 * Returns the angle of the triangle of {@link PlaceWords} at the centre of the left circle of the start. Its cosine
	 * is (d² + 3) / 4d.
	 */
	static double atLeftCircle(double x, double y) {
		double d = Math.hypot(x, y + 1);
		double versine = beyondLeftCircle(x, y) * (3 - d) / (4 * d * (d + 1));
		return 2 * Math.asin(Math.sqrt(Math.max(0, versine / 2)));
	}

	/**
	 * Returns the angle of the triangle of {@link PlaceWords} at the centre of the circle on which the path ends. Its
	 * cosine is (5 - d²) / 4.
	 */
	static double atLastCircle(double x, double y) {
		return 2 * Math.asin(Math.min(1, Math.sqrt(beyondLeftCircle(x, y) / 8)));
	}
}
