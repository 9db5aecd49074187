package org.leeway.pathing.navmesh.generate;

/** The sides of a tile, clockwise from the top. */
enum Side {

	TOP, RIGHT, BOTTOM, LEFT;

	/** Returns the side of the neighbouring tile that lies at this side. */
	Side opposite() {
		return values()[ordinal() + 2 & 3];
	}

	/** Returns how far a point of the side is from its left or top end. */
	long position(long x, long y) {
		return this == TOP || this == BOTTOM ? x : y;
	}
}
