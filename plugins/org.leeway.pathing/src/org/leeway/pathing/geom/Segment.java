package org.leeway.pathing.geom;

/** A straight segment between two places, in cells. Immutable. */
public record Segment(Point from, Point to) implements PathSegment {

	@Override
	public double length() {
		return from.distance(to);
	}

	@Override
	public Point at(double distance) {
		double length = length();
		double t = length == 0 ? 0 : distance / length;
		return t >= 1 ? to : new Point(from.x() + t * (to.x() - from.x()), from.y() + t * (to.y() - from.y()));
	}
}
