package org.leeway.pathing.geom;

/** The direction of a turn on the screen. Because y goes down, angles grow clockwise. */
public enum TurnDirection {

	CLOCKWISE(1), COUNTERCLOCKWISE(-1);

	private final int sign;

	TurnDirection(int sign) {
		this.sign = sign;
	}

	/** Returns 1 if angles grow in a turn in this direction, -1 if they shrink. */
	public int sign() {
		return sign;
	}

	public TurnDirection reversed() {
		return this == CLOCKWISE ? COUNTERCLOCKWISE : CLOCKWISE;
	}
}
