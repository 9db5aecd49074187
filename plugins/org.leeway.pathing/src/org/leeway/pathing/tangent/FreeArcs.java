package org.leeway.pathing.tangent;

/**
 * The parts of a disc's edge that nothing covers, neither another disc nor a wall nor the border. Discs and walls are the
 * parts of {@link InflatedObstacles}. The record stores the covered arcs between these parts. Angles are directions from the
 * centre of the disc, in radians. Immutable.
 *
 * @param lows the angle where each covered arc begins, from -pi to pi, ascending
 * @param highs the angle where each covered arc ends. The last of these angles may exceed pi
 * @param causes what covers each covered arc at its beginning, as an {@linkplain InflatedObstacles item}
 */
record FreeArcs(double[] lows, double[] highs, int[] causes) {

	static final FreeArcs ALL = new FreeArcs(new double[0], new double[0], new int[0]);
	private static final double FULL = 2 * Math.PI;

	/**
	 * Returns how far a path can go round the disc from an angle before something blocks it, as an angle in radians. The
	 * result is 0 if the given angle is covered, and a full turn if no arc is covered.
	 *
	 * @param sign the direction of the path: 1 if angles grow, -1 if they shrink
	 * @param tolerance how far an angle may lie inside a covered arc and still count as free, in radians
	 */
	double reach(double angle, int sign, double tolerance) {
		double reach = FULL;
		for (int i = 0; i < lows.length; i++) {
			double into = Angles.turn(lows[i], angle, 1);
			double width = highs[i] - lows[i];
			if (into > tolerance && into < width - tolerance || width >= FULL) {
				return 0;
			}
			double ahead = sign > 0 ? Angles.turn(angle, lows[i], 1) : Angles.turn(angle, highs[i], -1);
			reach = Math.min(reach, FULL - ahead <= tolerance ? 0 : ahead);
		}
		return reach;
	}

	/**
	 * Returns whether an angle is not covered.
	 *
	 * @param tolerance how far an angle may lie inside a covered arc and still count as free, in radians
	 */
	boolean isFree(double angle, double tolerance) {
		for (int i = 0; i < lows.length; i++) {
			double into = Angles.turn(lows[i], angle, 1);
			double width = highs[i] - lows[i];
			if (into > tolerance && into < width - tolerance || width >= FULL) {
				return false;
			}
		}
		return true;
	}

	boolean isNone() {
		return lows.length == 1 && highs[0] - lows[0] >= FULL;
	}
}
