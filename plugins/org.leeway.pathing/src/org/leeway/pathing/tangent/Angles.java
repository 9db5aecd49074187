package org.leeway.pathing.tangent;

/** Angles of directions in radians, and the turns from one to another. */
final class Angles {

	static final double FULL = 2 * Math.PI;

	private Angles() {
	}

	/** How far to turn from an angle to another in one sense: from 0 to just below a full turn. */
	static double turn(double from, double to, int sign) {
		double turn = sign > 0 ? to - from : from - to;
		turn -= FULL * Math.floor(turn / FULL);
		return turn >= FULL ? 0 : turn;
	}

	/** The same angle from -pi to pi. */
	static double normalised(double angle) {
		return angle - FULL * Math.rint(angle / FULL);
	}
}
