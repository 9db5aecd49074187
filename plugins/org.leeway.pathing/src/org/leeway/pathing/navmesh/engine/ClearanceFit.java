package org.leeway.pathing.navmesh.engine;

/**
 * A test of a guess of clearance on a triangle. Clearance is the distance to the nearest wall. The guess equals
 * clearance at the three corners, and is linear between them. The test finds out whether the guess is too high or too
 * low somewhere. No wall may enter the triangle.
 */
final class ClearanceFit {

	/**
	 * The size of the smallest triangles that {@code isTooLow} halves: the length of the longest edge, as a multiple of the
	 * tolerance. If the quick test does not decide about a smaller triangle, the guess counts as too low.
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
	 * Returns whether the guess exceeds clearance by more than the tolerance somewhere on an edge of the triangle. Along the
	 * edge, the guess is a straight line between the clearances at both ends. Clearance may be lower in between, if the end
	 * of a wall is near the edge:
	 * <pre>
	 * a ------------- b   guess
	 *   \           /
	 *     \_     _/       clearance, the distance from the end of a wall
	 *       `---'
	 * </pre>
	 * If no edge of a triangle is too high, the whole triangle is not too high.
	 */
	boolean isTooHigh(Corner a, Corner b) {
		// Why only edges: for a place in the triangle, let W be the nearest point of a wall. On the line from W through the
		// place, the guess and the distance from W are linear. So the guess is too high by most where the line enters or
		// leaves the triangle, that is, on an edge.
		// Why only ends of walls: if W is no end of its wall, distance from the wall is linear along the edge, like the
		// guess. So the guess is too high by most at a corner of the triangle. But there, the guess equals clearance.
		double length = a.distance(b);
		double rise = b.value - a.value;
		if (length * length - rise * rise <= 2 * length * tolerance) {
			// Over a length of one cell, clearance changes by at most 1. So clearance is lowest if it falls by 1 per cell
			// from both ends of the edge to a place between the ends. At this place, the guess exceeds clearance by only
			// (length^2 - rise^2) / (2 length). Here, rise is the difference of the clearances at the two ends.
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
					// (x, y) is an end of a wall. Find the worst place on the edge, in cells from a: the place where the guess
					// exceeds the distance from (x, y) by most
					double worst = along + off * slope / steepness;
					return a.value + along * slope - off * steepness > tolerance && worst > 0 && worst < length;
				});
	}

	/**
	 * Returns whether clearance exceeds the interpolated guess by more than the tolerance anywhere in a triangle. First compares
	 * with the walls nearest to the corners. If they do not decide, tests both halves of the triangle in the same way. Returns true
	 * if a half becomes too small to be tested.
	 */
	boolean isTooLow(Corner a, Corner b, Corner c) {
		double ab = a.distance(b);
		double bc = b.distance(c);
		double ca = c.distance(a);
		return ab >= bc && ab >= ca ? isTooLow(a, b, c, ab) : bc >= ca ? isTooLow(b, c, a, bc) : isTooLow(c, a, b, ca);
	}

	/**
	 * Returns whether the guess is too low somewhere in a triangle. There, clearance exceeds the guess by more than the
	 * tolerance.
	 *
	 * @param a one end of the longest edge
	 * @param b the other end of the longest edge
	 * @param c the corner opposite to the longest edge
	 * @param length the length of the longest edge, in cells
	 */
	private boolean isTooLow(Corner a, Corner b, Corner c, double length) {
		// a quick test with single walls, see ChordBound. In many cases, it makes halving the triangle unnecessary
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
