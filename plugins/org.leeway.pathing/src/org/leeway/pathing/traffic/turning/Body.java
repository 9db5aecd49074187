package org.leeway.pathing.traffic.turning;

import org.leeway.pathing.plan.Footprint;

/**
 * The shape of a unit around its place: a rectangle or a disc. Immutable. Lengths are in cells.
 *
 * @param along half the length of the rectangle along the heading. 0 for a disc
 * @param across half the width of the rectangle. 0 for a disc
 * @param radius of the disc. 0 for a rectangle
 */
record Body(double along, double across, double radius) {

	static Body of(Footprint footprint) {
		return switch (footprint) {
		case Footprint.Disc(double radius) -> new Body(0, 0, radius);
		case Footprint.Rectangle(double length, double width) -> new Body(length / 2, width / 2, 0);
		case Footprint.Square square -> throw new IllegalArgumentException(square + " never turns");
		};
	}

	/** Returns the distance from the place to the farthest point of the body. */
	double reach() {
		return radius + corner();
	}

	/** Returns the distance from the place to the corners of the body, in cells. 0 for a disc, which has no corners. */
	double corner() {
		return Math.sqrt(along * along + across * across);
	}

	/**
	 * Returns how far the body reaches in the direction (nx, ny), if the unit looks in the direction (cosine, sine). Both
	 * directions have length 1.
	 */
	double extent(double cosine, double sine, double nx, double ny) {
		return radius + along * Math.abs(cosine * nx + sine * ny) + across * Math.abs(cosine * ny - sine * nx);
	}
}
