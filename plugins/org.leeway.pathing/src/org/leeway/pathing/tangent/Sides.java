package org.leeway.pathing.tangent;

/**
 * A numbering of sides. A side is a disc and one of the two directions in which a path can go round the disc. Discs are
 * circles and corners of polygons, inflated by the unit's radius.
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

	/** Returns the direction in which a path goes round the disc: 1 clockwise, where angles grow, and -1 counterclockwise. */
	static int sign(int side) {
		return 1 - 2 * (side & 1);
	}

	static int reversed(int side) {
		return side ^ 1;
	}
}
