package org.leeway.pathing.tangent;

/** Calculations with angles in radians. */
final class Angles {

	static final double FULL = 2 * Math.PI;

	/**
	 * Tolerance for rounding errors of turns, in radians. If the exact turn is 0, rounding may make it slightly negative,
	 * which would be nearly a full turn. So a turn that is smaller than a full turn by this angle or less counts as 0.
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
	 * Returns how far apart two points on the edge of a disc may be and still count as equal, as an angle in radians. At
	 * least {@link #NO_TURN} and at most 1e-9.
	 *
	 * @param distance the distance, in cells, within which points in the plane count as touching
	 * @param rho the radius of the disc, in cells
	 */
	static double tolerance(double distance, double rho) {
		return Math.min(1e-9, Math.max(NO_TURN, 4 * distance / rho));
	}
}
