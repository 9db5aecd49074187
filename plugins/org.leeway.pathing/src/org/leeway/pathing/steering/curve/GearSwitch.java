package org.leeway.pathing.steering.curve;

/**
 * The paths to a place that change gear once. Lengths are in turning radii. The place is (x, y), with y of at least 0. The
 * start is at (0, 0) with heading 0.
 * <p>
 * To a near place, the path is lR: an arc to the left, a change of gear and an arc to the right. To a farther place, the
 * path is lRS, which adds a line.
 * <p>
 * In lRS, the costs of the gears alone decide the second arc. Its cosine is (1 - ratio) / 2, where ratio is the cost in the
 * first gear divided by the cost in the last gear. So the arc is a quarter of a circle if both gears cost the same.
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
	 * Returns the cost of the path to a place that changes gear once. Infinite if a path without a change of gear is
	 * shorter: an arc to the right and a line, both in the last gear.
	 */
	double cost(double x, double y) {
		double line = line(x, y);
		double first = first(x, y, line);
		return first < 0 ? Double.POSITIVE_INFINITY : firstCost * first + lastCost * last(x, y, line);
	}

	/**
	 * Returns the length, in turning radii, of the line at the end of the path lRS. A result of 0 or less means that the
	 * place is near, and that lR leads there without a line.
	 */
	double line(double x, double y) {
		return Math.sqrt(PlaceWords.beyondLeftCircle(x, y) + 4 * cosine * (1 - cosine)) - 2 * sine;
	}

	/**
	 * Returns the angle of the first arc, in radians. Negative if a path without a change of gear is shorter: an arc to the
	 * right and a line, both in the last gear.
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
