package org.leeway.pathing.geom;

/** A piece of a smooth path: it has a length, and a place at each distance from its beginning. */
public sealed interface PathSegment permits Segment, Arc {

	double length();

	/** The place at a distance from the beginning, from 0 to {@link #length}. */
	Point at(double distance);

	default Point from() {
		return at(0);
	}

	default Point to() {
		return at(length());
	}
}
