package org.leeway.pathing.navmesh.anyangle;

/** A direction as a vector of length 1. */
record Direction(double x, double y) {

	/** Returns the cross product with a vector. Positive if the vector is clockwise of this direction, as the map is seen. */
	double cross(double vx, double vy) {
		return x * vy - y * vx;
	}

	double cross(Direction other) {
		return cross(other.x, other.y);
	}

	double dot(double vx, double vy) {
		return x * vx + y * vy;
	}

	/** Returns the direction halfway between this direction and another direction. The two must not be opposite. */
	Direction middle(Direction other) {
		double sx = x + other.x;
		double sy = y + other.y;
		double length = Math.sqrt(sx * sx + sy * sy);
		return new Direction(sx / length, sy / length);
	}

	/** Returns the clockwise angle from this direction to another, -pi to pi. */
	double angle(Direction other) {
		return Math.atan2(cross(other), dot(other.x, other.y));
	}
}
