package org.leeway.pathing.navmesh.clearance;

/** Distances of places from segments. */
final class Distances {

	private Distances() {
	}

	/** Returns the squared distance of p from the segment from a to b. */
	static double squared(double ax, double ay, double bx, double by, double px, double py) {
		double dx = bx - ax;
		double dy = by - ay;
		double x = px - ax;
		double y = py - ay;
		double along = x * dx + y * dy;
		if (along <= 0) {
			return x * x + y * y;
		}
		double length = dx * dx + dy * dy;
		if (along >= length) {
			return (px - bx) * (px - bx) + (py - by) * (py - by);
		}
		double cross = dx * y - dy * x;
		return cross * cross / length;
	}
}
