package org.leeway.pathing.geom;

/**
 * A part of a path along a circle. Angles are in radians. They are 0 to the right, and grow clockwise on the screen.
 *
 * @param radius in cells, at least 0
 * @param fromAngle the angle at which the arc begins
 * @param sweep the angle through which the path turns along the arc, at least 0
 */
public record Arc(Point centre, double radius, double fromAngle, double sweep, TurnDirection direction)
		implements PathSegment {

	/**
	 * Returns the angle at which the arc ends, in radians. For a clockwise arc, this is {@link #fromAngle} plus {@link #sweep}. For
	 * a counterclockwise arc, this is {@link #fromAngle} minus {@link #sweep}.
	 */
	public double toAngle() {
		return fromAngle + direction.sign() * sweep;
	}

	/** The largest number of chords of an arc. Only arcs that lead far beyond every map would need more. */
	private static final int MOST_CHORDS = 1 << 16;

	/**
	 * Returns the number of equal chords to draw in place of the arc. No chord is farther from the arc than a given
	 * distance. To save memory, the result is at most {@link #MOST_CHORDS}, so the chords of a huge arc may be farther
	 * away.
	 *
	 * @param sagitta the largest distance between the arc and a chord, in cells, more than 0
	 */
	public int chords(double sagitta) {
		double widest = radius <= sagitta ? Math.PI : 2 * Math.acos(1 - sagitta / radius);
		return (int) Math.clamp(Math.ceil(sweep / widest), 1, MOST_CHORDS);
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
