package org.leeway.pathing.steering.curve;

/**
 * A calculator for paths that change once between driving forward and in reverse. The unit starts at (0, 0) with
 * heading 0, and drives to (x, y) with y at least 0. Lengths are in turning radii.
 * <p>
 * The unit drives an arc to the left, changes gear, and drives an arc to the right. This path is called lR. If the
 * place is far enough away, a line follows in the same gear as the second arc. This path is called lRS.
 * <p>
 * In lRS, the second arc has the same angle for all places. The cosine of this angle is
 * {@code (1 - firstCost / lastCost) / 2}.
 *
 * @param firstCost the cost of driving one turning radius before the change of gear
 * @param lastCost the cost of driving one turning radius after the change of gear
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
	 * Returns the cost of the path to (x, y). Infinite if a change of gear is useless: driving only in the gear of the second
	 * arc is then shorter.
	 */
	double cost(double x, double y) {
		double line = line(x, y);
		double first = first(x, y, line);
		return first < 0 ? Double.POSITIVE_INFINITY : firstCost * first + lastCost * last(x, y, line);
	}

	/**
	 * Returns the length of the line at the end of the path lRS, in turning radii. If the place is too near for such a line,
	 * the result is 0 or less.
	 */
	double line(double x, double y) {
		return Math.sqrt(PlaceWords.beyondLeftCircle(x, y) + 4 * cosine * (1 - cosine)) - 2 * sine;
	}

	/**
	 * Returns the angle of the first arc of the path, in radians. Negative if a change of gear is useless: driving only in the
	 * gear of the second arc is then shorter.
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
	 * Returns the angle of the second arc of the path, in radians. This arc follows the change of gear.
	 *
	 * @param line the result of {@link #line}
	 */
	double second(double x, double y, double line) {
		return line > 0 ? arc : PlaceWords.atLastCircle(x, y);
	}
}
