package org.leeway.pathing.tangent;

/**
 * The numbering of sides. A side stands for a disc and one of the two directions in which a path can go round the disc.
 */
final class Sides {

	private Sides() {
	}

	static int of(int disc, int sign) {
		return 2 * disc + (sign > 0 ? 0 : 1);
	}

	static int disc(int side) {
		return side >> 1;
	}

	/** Returns the direction of a side: 1 for clockwise, where angles grow, and -1 for counterclockwise. */
	static int sign(int side) {
		return 1 - 2 * (side & 1);
	}

	static int reversed(int side) {
		return side ^ 1;
	}
}
