package org.leeway.pathing.steering.curve;

/**
 * The paths to a place (x, y) that change gear once, from a first gear to a last gear. The start is at (0, 0) with
 * heading 0, and y is at least 0. Lengths are in turning radii. Each path is written as a word with a letter for each
 * piece. L is an arc to the left, R an arc to the right, S a line. A small letter stands for a piece in the first gear,
 * a capital letter for a piece in the last gear. The path to a near place is lR. Its first arc leads to the left in the
 * first gear, its second arc to the right in the last gear. The path to a farther place is lRS, which adds a line in the
 * last gear.
 * <p>
 * The second arc of lRS depends on the costs of the gears only. Its cosine is (1 - ratio) / 2. The ratio is the cost in
 * the first gear divided by the cost in the last gear. So the arc is a quarter of a circle if both gears cost the same,
 * and longer if the first gear is dearer.
 *
 * @param firstCost the cost of driving one turning radius in the first gear
 * @param lastCost the cost of driving one turning radius in the last gear
 * @param arc the angle of the second arc of lRS, in radians
 * @param sine the sine of this angle
 * @param cosine the cosine of this angle
 */
record GearSwitch(double firstCost, double lastCost, double arc, double sine, double cosine) {

	static GearSwitch of(double firstCost, double lastCost) {
		double cosine = Math.max(-1, (1 - firstCost / lastCost) / 2);
		return new GearSwitch(firstCost, lastCost, Math.acos(cosine), Math.sqrt(1 - cosine * cosine), cosine);
	}

	/**
	 * Returns the cost of the path to a place that changes gear once. Infinite if an arc to the right and a line, both in the
	 * last gear, are shorter.
	 */
	double cost(double x, double y) {
		double line = line(x, y);
		double first = first(x, y, line);
		return first < 0 ? Double.POSITIVE_INFINITY : firstCost * first + lastCost * last(x, y, line);
	}

	/**
	 * Returns the length, in turning radii, of the line that follows the two arcs of the path. At most 0 if the two arcs
	 * alone lead to the place.
	 */
	double line(double x, double y) {
		return Math.sqrt(PlaceWords.beyondLeftCircle(x, y) + 4 * cosine * (1 - cosine)) - 2 * sine;
	}

	/**
	 * Returns the angle of the first arc, in radians. Negative if a path in the last gear alone is shorter: an arc to
	 * the right and a line.
	 *
	 * @param line the result of {@link #line}
	 */
	double first(double x, double y, double line) {
		double atLeftCircle = line > 0 ? Math.atan2(sine + line * cosine, 2 - cosine + line * sine)
				: PlaceWords.atLeftCircle(x, y);
		return atLeftCircle - PlaceWords.fromAxis(x, y);
	}

	private double last(double x, double y, double line) {
		return line > 0 ? arc + line : second(x, y, line);
	}

	/**
	 * Returns the angle of the second arc, in radians.
	 *
	 * @param line the result of {@link #line}
	 */
	double second(double x, double y, double line) {
		return line > 0 ? arc : PlaceWords.atLastCircle(x, y);
	}
}
