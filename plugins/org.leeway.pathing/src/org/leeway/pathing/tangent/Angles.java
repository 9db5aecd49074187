package org.leeway.pathing.tangent;

/** Angles of directions in radians, and the turns from one to another. */
final class Angles {

	static final double FULL = 2 * Math.PI;

	/** A turn that is short of a full turn by less than this counts as no turn: rounding made it negative. */
	static final double NO_TURN = 1e-12;

	private Angles() {
	}

	/** Returns the turn from one angle to another in the direction of the sign: from 0 to just below a full turn. */
	static double turn(double from, double to, int sign) {
		double turn = sign > 0 ? to - from : from - to;
		turn -= FULL * Math.floor(turn / FULL);
		return turn >= FULL ? 0 : turn;
	}

	/** Returns the same angle, from -pi to pi. */
	static double normalised(double angle) {
		return angle - FULL * Math.rint(angle / FULL);
	}

	/** Returns the angle below which two things on the edge of a disc of radius {@code rho} count as touching. */
	static double tolerance(double distance, double rho) {
		return Math.min(1e-9, Math.max(NO_TURN, 4 * distance / rho));
	}
}
