package org.leeway.pathing.navmesh.generate;

/** A side of a tile, clockwise. */
enum Side {

	TOP, RIGHT, BOTTOM, LEFT;

	/** The side of the neighbouring tile that lies at this one. */
	Side opposite() {
		return values()[ordinal() + 2 & 3];
	}

	/** How far a point of the side is from its left or top end. */
	long position(long x, long y) {
		return this == TOP || this == BOTTOM ? x : y;
	}
}
