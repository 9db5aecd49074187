package org.leeway.pathing.geom;

/** The sense of a turn as the map is seen: x goes right and y goes down, so angles grow clockwise. */
public enum TurnDirection {

	CLOCKWISE(1), COUNTERCLOCKWISE(-1);

	private final int sign;

	TurnDirection(int sign) {
		this.sign = sign;
	}

	/** Returns 1 if angles grow in this sense, -1 if they shrink. */
	public int sign() {
		return sign;
	}

	public TurnDirection reversed() {
		return this == CLOCKWISE ? COUNTERCLOCKWISE : CLOCKWISE;
	}
}
