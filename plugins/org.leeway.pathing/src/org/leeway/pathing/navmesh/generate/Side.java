package org.leeway.pathing.navmesh.generate;

/** The sides of a tile, clockwise from the top. */
enum Side {

	TOP, RIGHT, BOTTOM, LEFT;

	/** Returns the side of the neighbouring tile that touches this side. */
	Side opposite() {
		return values()[ordinal() + 2 & 3];
	}

	/** Returns the position of a point on the side: its distance from the left or top end, in lattice steps. */
	long position(long x, long y) {
		return this == TOP || this == BOTTOM ? x : y;
	}
}
