package org.leeway.pathing.geom;

/** The direction of a turn on the screen. Because y goes down, angles grow clockwise. */
public enum TurnDirection {

	CLOCKWISE(1), COUNTERCLOCKWISE(-1);

	private final int sign;

	TurnDirection(int sign) {
		this.sign = sign;
	}

	/** Returns 1 if the heading grows during a turn in this direction, and -1 if it shrinks. Clockwise turns grow. */
	public int sign() {
		return sign;
	}

	public TurnDirection reversed() {
		return this == CLOCKWISE ? COUNTERCLOCKWISE : CLOCKWISE;
	}
}
