package org.leeway.pathing.navmesh.engine;

/**
 * A test of a guess of clearance on a triangle. Clearance is the distance to the nearest wall. The guess equals
 * clearance at the three corners, and is linear between them. The test finds out whether the guess is too high or too
 * low somewhere. No wall may enter the triangle.
 */
final class ClearanceFit {

	/**
	 * The size at which the test stops halving a triangle, as a multiple of the tolerance. If the longest edge of the
	 * triangle is shorter, the guess counts as too low.
	 */
	private static final double SMALLEST = 1.0 / 32;

	/**
	 * A corner of a triangle, with the guess of clearance there.
	 *
	 * @param wall the index of the wall nearest to the corner
	 */
	record Corner(double x, double y, double value, int wall) {

		private double distance(Corner other) {
			return Math.hypot(x - other.x, y - other.y);
		}
	}

	private final WallDistance walls;
	private final double tolerance;

	ClearanceFit(WallDistance walls, double tolerance) {
		this.walls = walls;
		this.tolerance = tolerance;
	}

	/**
	 * Returns whether the guess exceeds clearance by more than the tolerance somewhere on an edge of the triangle. The
	 * guess is linear, and equals clearance at both ends.
	 */
	boolean isTooHigh(Corner a, Corner b) {
		// it suffices to test edges, for this reason. Take any place of the triangle, and the line from there to the
		// nearest point of the nearest wall. On this line, the guess and the distance from the wall are linear. So their
		// difference is largest where the line meets an edge. On an edge, the difference is largest at a corner. If the
		// nearest point is an end of a wall, the difference may also be largest at the place that the formula below gives
		double length = a.distance(b);
		double rise = b.value - a.value;
		if (length * length - rise * rise <= 2 * length * tolerance) {
			// even if clearance decreases by 1 per cell from both ends, the guess exceeds clearance by at most the
			// tolerance
			return false;
		}
		double slope = rise / length;
		double steepness = Math.sqrt(1 - slope * slope);
		double dx = (b.x - a.x) / length;
		double dy = (b.y - a.y) / length;
		double reachA = Math.max(0, a.value - tolerance);
		double reachB = Math.max(0, b.value - tolerance);
		return walls.anyStart(Math.min(a.x - reachA, b.x - reachB), Math.min(a.y - reachA, b.y - reachB),
				Math.max(a.x + reachA, b.x + reachB), Math.max(a.y + reachA, b.y + reachB), (x, y) -> {
					double along = (x - a.x) * dx + (y - a.y) * dy;
					double off = Math.abs((x - a.x) * dy - (y - a.y) * dx);
					double worst = along + off * slope / steepness;
					return a.value + along * slope - off * steepness > tolerance && worst > 0 && worst < length;
				});
	}

	/**
	 * Returns whether clearance exceeds the guess by more than the tolerance somewhere in a triangle. If the walls nearest
	 * to the corners do not decide this, tests both halves of the triangle. Returns true if this goes on until a part is
	 * too small.
	 */
	boolean isTooLow(Corner a, Corner b, Corner c) {
		double ab = a.distance(b);
		double bc = b.distance(c);
		double ca = c.distance(a);
		return ab >= bc && ab >= ca ? isTooLow(a, b, c, ab) : bc >= ca ? isTooLow(b, c, a, bc) : isTooLow(c, a, b, ca);
	}

	/**
	 * Returns whether clearance exceeds the guess by more than the tolerance somewhere in a triangle.
	 *
	 * @param a one end of the longest edge
	 * @param b the other end of the longest edge
	 * @param length the length of the longest edge, in cells
	 */
	private boolean isTooLow(Corner a, Corner b, Corner c, double length) {
		// the guess is not too low where one wall is near enough: clearance is at most the distance from this wall. This
		// distance is at most the linear interpolation of its values at the corners
		if (new ChordBound(walls, tolerance).holds(a, b, c)) {
			return false;
		}
		double x = (a.x + b.x) / 2;
		double y = (a.y + b.y) / 2;
		Corner middle = new Corner(x, y, (a.value + b.value) / 2, walls.nearest(x, y));
		return length < SMALLEST * tolerance || walls.distance(middle.wall, x, y) - middle.value > tolerance
				|| isTooLow(a, middle, c) || isTooLow(middle, b, c);
	}
}
