package org.leeway.pathing.steering.sweep;

/** Distances and intersections of points, segments and polygons in the plane. */
final class Lines {

	private Lines() {
	}

	/** Returns the distance from a place (x, y) to the segment from (ax, ay) to (bx, by). */
	static double distance(double x, double y, double ax, double ay, double bx, double by) {
		double dx = bx - ax;
		double dy = by - ay;
		double square = dx * dx + dy * dy;
		double share = square == 0 ? 0 : Math.clamp(((x - ax) * dx + (y - ay) * dy) / square, 0, 1);
		double ox = x - ax - share * dx;
		double oy = y - ay - share * dy;
		return Math.sqrt(ox * ox + oy * oy);
	}

	/**
	 * Returns whether the segment from (ax, ay) to (bx, by) meets the segment from (cx, cy) to (dx, dy). Collinear
	 * segments meet if they overlap.
	 */
	static boolean meet(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy) {
		if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)
				|| Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by)) {
			return false;
		}
		double c = side(ax, ay, bx, by, cx, cy);
		double d = side(ax, ay, bx, by, dx, dy);
		double a = side(cx, cy, dx, dy, ax, ay);
		double b = side(cx, cy, dx, dy, bx, by);
		return (c <= 0 && d >= 0 || c >= 0 && d <= 0) && (a <= 0 && b >= 0 || a >= 0 && b <= 0);
	}

	private static double side(double ax, double ay, double bx, double by, double x, double y) {
		return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
	}

	/** Returns whether a place is inside the ring {@code x0, y0, x1, y1, ...}, by the even-odd rule. */
	static boolean contains(double[] ring, double x, double y) {
		boolean inside = false;
		for (int i = 0, before = ring.length - 2; i < ring.length; before = i, i += 2) {
			if (ring[i + 1] > y != ring[before + 1] > y) {
				double crossing = ring[i]
						+ (y - ring[i + 1]) / (ring[before + 1] - ring[i + 1]) * (ring[before] - ring[i]);
				inside ^= x < crossing;
			}
		}
		return inside;
	}

	static void enclose(double x, double y, double[] bounds) {
		bounds[0] = Math.min(bounds[0], x);
		bounds[1] = Math.min(bounds[1], y);
		bounds[2] = Math.max(bounds[2], x);
		bounds[3] = Math.max(bounds[3], y);
	}
}
