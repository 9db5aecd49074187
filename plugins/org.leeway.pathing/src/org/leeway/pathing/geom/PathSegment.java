package org.leeway.pathing.geom;

/**
 * A segment of a path: a straight line or an arc. It has a length and a position at each distance from its start, both
 * in cells.
 */
public sealed interface PathSegment permits Segment, Arc {

	double length();

	/** The position at a distance from the start, from 0 to {@link #length}. */
	Point at(double distance);

	default Point from() {
		return at(0);
	}

	default Point to() {
		return at(length());
	}
}
