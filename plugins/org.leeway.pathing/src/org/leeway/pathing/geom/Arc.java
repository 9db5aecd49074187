package org.leeway.pathing.geom;

/**
 * A segment of a path along a circle. Angles are in radians, 0 to the right, growing clockwise on the screen.
 *
 * @param fromAngle where on the circle it begins
 * @param sweep how far it turns, at least 0
 */
public record Arc(Point centre, double radius, double fromAngle, double sweep, TurnDirection direction)
		implements PathSegment {

	/** Where on the circle it ends; on a clockwise arc no less than {@link #fromAngle}, on another no more. */
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
