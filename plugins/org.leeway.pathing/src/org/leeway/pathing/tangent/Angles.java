package org.leeway.pathing.tangent;

/** Angles of directions in radians, and the turns from one angle to another angle. */
final class Angles {

	static final double FULL = 2 * Math.PI;

	/**
	 * A turn that falls short of a full turn by at most this angle, in radians, counts as no turn. Such a turn is a
	 * turn of 0 that rounding made slightly negative.
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
	 * Returns the angle, in radians, that stands for a distance on the edge of a disc of radius {@code rho}. Points on
	 * the edge count as touching if their angles differ by less.
	 *
	 * @param distance the distance, in cells, below which points count as touching
	 */
	static double tolerance(double distance, double rho) {
		return Math.min(1e-9, Math.max(NO_TURN, 4 * distance / rho));
	}
}
