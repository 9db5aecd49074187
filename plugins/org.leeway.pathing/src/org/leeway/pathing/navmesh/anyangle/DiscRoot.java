package org.leeway.pathing.navmesh.anyangle;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The last turn of a path that a search has begun. The disc's centre arrives at a circle around a corner. The radius of
 * this circle is the disc's radius. The centre follows the circle, and leaves the circle along a tangent, called a ray. The
 * direction of the ray is still open, and each direction makes another path. The start of a path counts as a turn with
 * radius 0.
 */
final class DiscRoot {

	private static final double TOLERANCE = 1e-11;

	final DiscRoot parent;
	final int corner;
	final double x;
	final double y;
	/** The radius of the circle around the corner, in cells. 0 at the start of a path. */
	final double radius;
	/** 1 if the path goes clockwise around the circle, -1 if counterclockwise. */
	final int sense;
	/** The length of the path up to the beginning of the turn, in cells. */
	final double length;
	/** The direction in which the path arrives at the turn. Null at the start of a path. */
	final Direction arrival;
	final FreeArc arc;
	/**
	 * The angle at which the path arrives at the circle, in radians. Normalized to lie on the free arc, see
	 * {@link FreeArc#normalized}. 0 at the start of a path.
	 */
	final double angle;
	/**
	 * The last direction in which leaving the circle can lead to a shortest path. If the path goes farther round the circle,
	 * another path that turns at the same circle is at least as short. Null if no limit is known.
	 */
	Direction limit;
	/**
	 * The angle at which the path leaves the circle in the direction {@link #limit}, in radians. If there is no limit:
	 * positive infinity for a clockwise turn, negative infinity for a counterclockwise turn.
	 */
	double limitAngle;
	/** The turn at the same arc that was found before this turn, in a linked list. Null at the end of the list. */
	DiscRoot next;

	/** Creates the start of a path, with a circle of radius 0. */
	DiscRoot(double x, double y) {
		this(null, NavMesh.NONE, x, y, 0, 1, 0, null, null, 0);
	}

	DiscRoot(DiscRoot parent, int corner, double x, double y, double radius, int sense, double length, Direction arrival,
			FreeArc arc, double angle) {
		this.parent = parent;
		this.corner = corner;
		this.x = x;
		this.y = y;
		this.radius = radius;
		this.sense = sense;
		this.length = length;
		this.arrival = arrival;
		this.arc = arc;
		this.angle = angle;
		this.limitAngle = sense * Double.POSITIVE_INFINITY;
	}

	/**
	 * Compares this path with another path that turns at the same arc. If the other path is at least as short from some
	 * direction on, sets {@link #limit} to this direction. Keeps the old limit if the path reaches the old limit first.
	 */
	void compare(DiscRoot other) {
		double tolerance = TOLERANCE * (1 + length);
		double between = radius * Math.abs(angle - other.angle);
		if (length - other.length - between > tolerance) {
			// the other path is shorter even if it first follows the circle, in either sense, to the point where this path
			// arrives. So this path need not leave the circle in any direction
			limit(this);
		} else if (other.sense == sense && sense * (other.angle - angle) >= -TOLERANCE
				&& length + between - other.length >= -tolerance) {
			limit(other);
		}
	}

	private void limit(DiscRoot other) {
		if (sense * (limitAngle - other.angle) > 0) {
			limitAngle = other.angle;
			limit = other.arrival;
		}
	}

	/**
	 * Returns whether this path can be dropped: in each direction in which it can leave the circle, some other path is at
	 * least as short.
	 */
	boolean isDominated() {
		return sense * (limitAngle - angle) <= TOLERANCE;
	}

	/**
	 * Returns whether this path can be dropped for the rays between two directions: for each such ray, some other path is
	 * at least as short.
	 */
	boolean isDominated(Direction left, Direction right) {
		return limit != null && (sense > 0 ? limit.cross(left) >= 0 : right.cross(limit) >= 0);
	}

	/** Returns the x coordinate of the place where a ray in direction {@code d} leaves the circle. The ray is a tangent. */
	double fromX(Direction d) {
		return x + sense * radius * d.y();
	}

	/** Returns the y coordinate of the place where a ray in direction {@code d} leaves the circle. The ray is a tangent. */
	double fromY(Direction d) {
		return y - sense * radius * d.x();
	}

	/**
	 * Returns the distance of a point from the line of a ray, in cells. Negative if the point is to the left of the
	 * ray.
	 */
	double offset(Direction d, double px, double py) {
		return d.cross(px - x, py - y) + sense * radius;
	}

	/**
	 * Projects a place onto the line of a ray. Returns the distance from the beginning of the ray to the projected place, in
	 * cells. Negative if the projected place is behind the beginning.
	 */
	double along(Direction d, double px, double py) {
		return d.dot(px - x, py - y);
	}

	/**
	 * Returns whether a place lies clearly on one side of all rays between two directions. Then the {@link #offset} of the
	 * place is below {@code least} for all rays, or above {@code most} for all rays. Returns false if rounding errors could
	 * matter, or if the place lies behind the start of the leftmost or the rightmost ray.
	 */
	boolean misses(Direction left, Direction right, double px, double py, double least, double most) {
		double qx = px - x;
		double qy = py - y;
		double tolerance = TOLERANCE * (1 + Math.abs(qx) + Math.abs(qy));
		double turned = sense * radius;
		return left.dot(qx, qy) > 0 && right.dot(qx, qy) > 0 && (left.cross(qx, qy) + turned < least - tolerance
				|| right.cross(qx, qy) + turned > most + tolerance);
	}

	/**
	 * Returns the direction of the ray that passes a place at a given distance, or null if there is no such ray.
	 *
	 * @param offset the distance from the ray in cells, negative if the place is to the left of the ray
	 */
	Direction towards(double px, double py, double offset) {
		double qx = px - x;
		double qy = py - y;
		double k = offset - sense * radius;
		double squared = qx * qx + qy * qy;
		double rest = squared - k * k;
		if (rest < 0 || squared == 0) {
			return null;
		}
		double m = Math.sqrt(rest);
		return new Direction((m * qx + k * qy) / squared, (m * qy - k * qx) / squared);
	}

	/** Returns the distance along a ray, in cells, from its beginning to the line of an edge. */
	double distance(NavMesh mesh, int edge, Direction d) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		double ex = mesh.x(b) - mesh.x(a);
		double ey = mesh.y(b) - mesh.y(a);
		double fx = fromX(d);
		double fy = fromY(d);
		double determinant = d.cross(ex, ey);
		if (determinant == 0) {
			return d.dot(mesh.x(b) - fx, mesh.y(b) - fy);
		}
		return ((mesh.x(a) - fx) * ey - (mesh.y(a) - fy) * ex) / determinant;
	}

	/** Returns the angle, in radians, by which the path goes around the circle before leaving the circle in a direction. */
	double turn(Direction d) {
		if (radius == 0) {
			return 0;
		}
		double turned = sense * arrival.angle(d);
		return turned < -1e-6 ? turned + 2 * Math.PI : Math.max(0, turned);
	}

	/**
	 * Returns the length of the path from the start to the place where the path leaves the circle in the direction {@code d},
	 * in cells.
	 */
	double lengthTo(Direction d) {
		return length + radius * turn(d);
	}
}
