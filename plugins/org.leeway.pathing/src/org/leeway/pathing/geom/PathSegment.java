package org.leeway.pathing.geom;

/**
 * A segment of a path: a line or an arc, with a length in cells and a place at each distance from its start. Immutable.
 */
public sealed interface PathSegment permits Segment, Arc {

	double length();

	/**
	 * Returns the place at a distance from the start.
	 *
	 * @param distance along the segment in cells, from 0 to {@link #length}
	 */
	Point at(double distance);

	default Point from() {
		return at(0);
	}

	default Point to() {
		return at(length());
	}
}
