package org.leeway.pathing.geom;

/**
 * An arc of a circle. Angles are in radians, 0 to the right, growing clockwise as seen.
 *
 * @param centre of the circle
 * @param radius of the circle, in cells
 * @param fromAngle where on the circle the arc begins
 * @param sweep the angle between its ends, at least 0
 * @param direction in which it is travelled
 */
public record Arc(Point centre, double radius, double fromAngle, double sweep, TurnDirection direction)
		implements PathSegment {

	/**
	 * Where on the circle the arc ends: not less than {@link #fromAngle} on a clockwise arc, not more on a
	 * counterclockwise one.
	 */
	public double toAngle() {
		return fromAngle + direction.sign() * sweep;
	}

	@Override
	public double length() {
		return radius * sweep;
	}

	@Override
	public Point at(double distance) {
		double turned = radius == 0 ? 0 : Math.min(sweep, distance / radius);
		double angle = fromAngle + direction.sign() * turned;
		return new Point(centre.x() + radius * Math.cos(angle), centre.y() + radius * Math.sin(angle));
	}
}
