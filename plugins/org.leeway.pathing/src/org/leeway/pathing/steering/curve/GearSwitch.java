package org.leeway.pathing.steering.curve;

/**
 * The words that change gear once on the way to a place (x, y). As in {@link MeanFrame}, a word has a letter for each
 * piece: L or R for an arc, S for a line. A small letter stands for the first gear, a capital letter for the last gear.
 * The word to a near place is lR. Its first arc leads to the left in the first gear, its second arc to the right in the
 * last gear. The word to a farther place is lRS, which adds a line in the last gear. As in {@link PlaceWords}, the
 * start is at (0, 0) with heading 0, and y is at least 0.
 *
 * <p>
 * The second arc of lRS depends on the costs of the gears only. Its cosine is (1 - ratio) / 2. The ratio is the cost in
 * the first gear divided by the cost in the last gear. So the arc is a quarter if both gears cost the same, and longer
 * if the first gear is dearer.
 *
 * @param firstCost the cost of driving one turning radius in the first gear
 * @param lastCost the cost of driving one turning radius in the last gear
 * @param arc the second arc of lRS, in radians
 * @param sine the sine of the arc
 * @param cosine the cosine of the arc
 */
record GearSwitch(double firstCost, double lastCost, double arc, double sine, double cosine) {

	static GearSwitch of(double firstCost, double lastCost) {
		double cosine = Math.max(-1, (1 - firstCost / lastCost) / 2);
		return new GearSwitch(firstCost, lastCost, Math.acos(cosine), Math.sqrt(1 - cosine * cosine), cosine);
	}

	/**
	 * Returns the cost of the word to a place, lR or lRS. Infinite if the word RS, an arc to the right and a line in
	 * the same gear, is shorter.
	 */
	double cost(double x, double y) {
		double line = line(x, y);
		double first = first(x, y, line);
		return first < 0 ? Double.POSITIVE_INFINITY : firstCost * first + lastCost * last(x, y, line);
	}

	/**
	 * Returns the length of the line after the two arcs, in turning radii. At most 0 if the arcs alone lead to the
	 * place.
	 */
	double line(double x, double y) {
		return Math.sqrt(PlaceWords.beyondLeftCircle(x, y) + 4 * cosine * (1 - cosine)) - 2 * sine;
	}

	/**
	 * Returns the angle of the first arc, in radians. Negative if an arc to the right and a line in the same gear are
	 * shorter.
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
