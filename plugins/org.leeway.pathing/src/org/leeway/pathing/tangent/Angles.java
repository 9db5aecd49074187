package org.leeway.pathing.tangent;

/** Angles of directions in radians, and the turns from one angle to another angle. */
final class Angles {

	static final double FULL = 2 * Math.PI;

	/**
	 * Tolerance for rounding errors of turns, in radians. A turn that is smaller than a full turn by at most this angle
	 * counts as 0. Its exact size is 0, and rounding made it slightly negative.
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
	 * Returns the angle, in radians, below which two points on the edge of a disc count as equal. The angle is at least
	 * {@link #NO_TURN} and at most 1e-9.
	 *
	 * @param distance the distance, in cells, below which points in the plane count as touching
	 * @param rho the radius of the disc, in cells
	 */
	static double tolerance(double distance, double rho) {
		return Math.min(1e-9, Math.max(NO_TURN, 4 * distance / rho));
	}
}
