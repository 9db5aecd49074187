package org.leeway.pathing.tangent;

/** Angles of directions in radians, and the turns from one to another. */
final class Angles {

	static final double FULL = 2 * Math.PI;

	/** Turns that miss a full one by less are none that rounding made negative. */
	static final double NO_TURN = 1e-12;

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

	/** The angle, seen from the centre of a disc, under which things on its edge count as touching. */
	static double tolerance(double distance, double rho) {
		return Math.min(1e-9, Math.max(NO_TURN, 4 * distance / rho));
	}
}
