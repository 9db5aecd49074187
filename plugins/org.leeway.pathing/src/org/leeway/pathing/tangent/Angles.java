package org.leeway.pathing.tangent;

/** Calculations with angles in radians. */
final class Angles {

	static final double FULL = 2 * Math.PI;

	/**
	 * Tolerance for turns, in radians. Rounding may change a turn of 0 to an angle slightly less than a full turn. So callers
	 * treat a turn as 0 if the turn is larger than a full turn minus this tolerance.
	 */
	static final double NO_TURN = 1e-12;

	private Angles() {
	}

	/**
	 * Returns the size of the turn from one angle to another in a given direction, in radians in [0, {@link #FULL}).
	 *
	 * @param sign the direction of the turn: 1 if angles grow, -1 if they shrink
	 */
	static double turn(double from, double to, int sign) {
		double turn = sign > 0 ? to - from : from - to;
		turn -= FULL * Math.floor(turn / FULL);
		return turn >= FULL ? 0 : turn;
	}

	/** Returns the equivalent angle from -pi to pi. */
	static double normalised(double angle) {
		return angle - FULL * Math.rint(angle / FULL);
	}

	/**
	 * Returns the angle, in radians, up to which two points on the edge of a disc count as equal. The result is clamped to
	 * [{@link #NO_TURN}, 1e-9].
	 *
	 * @param distance the distance, in cells, within which points in the plane count as touching
	 * @param rho the radius of the disc, in cells
	 */
	static double tolerance(double distance, double rho) {
		return Math.min(1e-9, Math.max(NO_TURN, 4 * distance / rho));
	}
}
