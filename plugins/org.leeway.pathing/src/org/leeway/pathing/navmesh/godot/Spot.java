package org.leeway.pathing.navmesh.godot;

/**
 * A place in pixels, in single precision. Each method does the same operations as Godot in the same order, so that the
 * results are equal to the last bit.
 */
record Spot(float x, float y) {

	/**
	 * Tolerance of {@link #isAlmost}, as in Godot. Relative for coordinates of more than 1 pixel. For smaller coordinates, absolute
	 * in pixels.
	 */
	private static final float NEAR = 0.00001f;
	/** Squared length below which Godot treats a segment as a point, in square pixels. */
	private static final float NO_LENGTH = 1e-20f;

	Spot plus(Spot other) {
		return new Spot(x + other.x, y + other.y);
	}

	Spot minus(Spot other) {
		return new Spot(x - other.x, y - other.y);
	}

	Spot times(float factor) {
		return new Spot(x * factor, y * factor);
	}

	float dot(Spot other) {
		return x * other.x + y * other.y;
	}

	float square(Spot other) {
		float dx = x - other.x;
		float dy = y - other.y;
		return dx * dx + dy * dy;
	}

	float distance(Spot other) {
		return (float) Math.sqrt(square(other));
	}

	/** Returns whether both coordinates are equal numbers. Unlike {@code equals}, treats 0 and -0 as equal. */
	boolean is(Spot other) {
		return x == other.x && y == other.y;
	}

	/** Returns whether Godot treats two places as equal up to rounding. */
	boolean isAlmost(Spot other) {
		return isAlmost(x, other.x) && isAlmost(y, other.y);
	}

	private static boolean isAlmost(float a, float b) {
		return a == b || Math.abs(a - b) < Math.max(NEAR, NEAR * Math.abs(a));
	}

	/**
	 * Returns twice the signed area of a triangle. Positive if a, b, c are clockwise on the map, where y grows downwards.
	 * Negative if they are counterclockwise. 0 if the places lie on a line.
	 */
	static float turn(Spot a, Spot b, Spot c) {
		Spot ac = c.minus(a);
		Spot ab = b.minus(a);
		return -(ac.x * ab.y - ac.y * ab.x);
	}

	/** Returns the place nearest to this place on the segment from {@code a} to {@code b}. */
	Spot on(Spot a, Spot b) {
		Spot segment = b.minus(a);
		float square = segment.dot(segment);
		if (square < NO_LENGTH) {
			return a;
		}
		float share = segment.dot(minus(a)) / square;
		return share <= 0 ? a : share >= 1 ? b : a.plus(segment.times(share));
	}

	/** Returns a vector of length 1 that is perpendicular to the line from this place to another place. */
	Spot normal(Spot other) {
		Spot line = minus(other);
		float square = line.y * line.y + -line.x * -line.x;
		float length = (float) Math.sqrt(square);
		return square == 0 ? new Spot(-line.y, line.x) : new Spot(-(line.y / length), -(-line.x / length));
	}

	/**
	 * Returns where a line crosses the segment from {@code a} to {@code b}. Null if the line does not cross the segment, or
	 * is almost parallel to it.
	 *
	 * @param normal a vector of length 1 at right angles to the line
	 * @param offset the scalar product of the normal and any place on the line
	 */
	static Spot crossing(Spot normal, float offset, Spot a, Spot b) {
		Spot segment = a.minus(b);
		float slope = normal.dot(segment);
		if (Math.abs(slope) < NEAR) {
			return null;
		}
		float share = (normal.dot(a) - offset) / slope;
		return share < -NEAR || share > 1.0 + NEAR ? null : a.minus(segment.times(share));
	}
}
