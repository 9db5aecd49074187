package org.leeway.pathing.navmesh.anyangle;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.navmesh.FacesAt;

/**
 * The root of a path in an {@link IntervalSearch}: the vertex where the path turns last. The search goes on from the root
 * through intervals, the parts of portals that are visible from the root. This class computes on which side of a ray a
 * vertex or the goal lies, and the lengths of paths to the goal. Not thread-safe.
 */
final class IntervalRoot {

	/**
	 * The number of the ray on which the path would go straight on beyond the root. An interval may end at this ray. All other
	 * limits of intervals are rays from the root through a vertex, and have the number of the vertex.
	 */
	static final int STRAIGHT = -1;

	private static final double ERROR = 0x1p-48;

	private final double[] xy;
	private final int[] portals;
	private final TurnNodes turns;
	private double goalX;
	private double goalY;
	private double tolerance;
	/** The number of the turn in {@link TurnNodes}. */
	int turn;
	double x;
	double y;
	/** The length of the path to the root, in cells. */
	double length;

	IntervalRoot(Portals portals, TurnNodes turns) {
		this.xy = portals.xy;
		this.portals = portals.data;
		this.turns = turns;
	}

	void setGoal(double toX, double toY) {
		goalX = toX;
		goalY = toY;
		tolerance = FacesAt.tolerance(toX, toY);
	}

	void set(int root) {
		turn = root;
		x = turns.xs[root];
		y = turns.ys[root];
		length = turns.lengths[root];
	}

	/**
	 * Returns the x of a vector along a ray from the root.
	 *
	 * @param limit a vertex on the ray, or {@link #STRAIGHT}
	 */
	double limitX(int limit) {
		return limit == STRAIGHT ? x - turns.xs[turns.parents[turn]] : xy[2 * limit] - x;
	}

	/**
	 * Returns the y of a vector along a ray from the root.
	 *
	 * @param limit a vertex on the ray, or {@link #STRAIGHT}
	 */
	double limitY(int limit) {
		return limit == STRAIGHT ? y - turns.ys[turns.parents[turn]] : xy[2 * limit + 1] - y;
	}

	/**
	 * Returns the side of a ray from the root on which a vertex lies: 1 right, -1 left, 0 on the ray.
	 *
	 * @param limit a vertex on the ray, or {@link #STRAIGHT}
	 * @param dx the x of a vector along the ray
	 * @param dy the y of this vector
	 */
	int side(int limit, double dx, double dy, int vertex) {
		double a = dx * (xy[2 * vertex + 1] - y);
		double b = dy * (xy[2 * vertex] - x);
		double difference = a - b;
		if (Math.abs(difference) > ERROR * (Math.abs(a) + Math.abs(b))) {
			return difference > 0 ? 1 : -1;
		}
		return exactSide(limit, vertex);
	}

	/**
	 * Returns the side of a ray from the root on which a vertex lies, in exact arithmetic: 1 right, -1 left, 0 on the
	 * ray.
	 *
	 * @param limit a vertex on the ray, or {@link #STRAIGHT}
	 */
	int exactSide(int limit, int vertex) {
		double toX = xy[2 * vertex];
		double toY = xy[2 * vertex + 1];
		if (limit == STRAIGHT) {
			int parent = turns.parents[turn];
			return Predicates.side(turns.xs[parent], turns.ys[parent], x, y, toX, toY);
		}
		return Predicates.side(x, y, xy[2 * limit], xy[2 * limit + 1], toX, toY);
	}

	/** Returns the length of the path from the start through the root and then straight to a vertex, in cells. */
	double way(int vertex) {
		return length + distance(xy[2 * vertex] - x, xy[2 * vertex + 1] - y);
	}

	/**
	 * Returns the side of a ray on which a vertex lies: 1 right, -1 left, 0 on the ray. The ray leads from the root
	 * through another vertex.
	 *
	 * @param vertex the vertex on the ray
	 * @param other the vertex whose side is returned
	 */
	int side(int vertex, int other) {
		return Predicates.side(x, y, xy[2 * vertex], xy[2 * vertex + 1], xy[2 * other], xy[2 * other + 1]);
	}

	/**
	 * Returns whether the goal lies clearly on a given side of a ray from the root. Within a tolerance, the goal counts as on the
	 * ray, because rounding may have moved the goal out of its face.
	 *
	 * @param dx the x of a vector along the ray
	 * @param dy the y of this vector
	 * @param side 1 for the right side, -1 for the left side
	 */
	boolean isBeyond(double dx, double dy, int side) {
		double cross = dx * (goalY - y) - dy * (goalX - x);
		return side * cross > tolerance * distance(dx, dy);
	}

	/** Returns the length of the path from the start through the root and then straight to the goal, in cells. */
	double wayToGoal() {
		return length + distance(goalX - x, goalY - y);
	}

	/** Returns the distance of a vertex from the goal. */
	double toGoal(int vertex) {
		return distance(goalX - xy[2 * vertex], goalY - xy[2 * vertex + 1]);
	}

	/**
	 * Returns a lower bound of the length of the path from the root through an interval to the goal, in cells. Ignores
	 * walls behind the interval.
	 */
	double estimate(int portal, int leftLimit, int rightLimit) {
		int a = portals[portal + Portals.LEFT];
		int b = portals[portal + Portals.RIGHT];
		double ax = xy[2 * a];
		double ay = xy[2 * a + 1];
		double ex = xy[2 * b] - ax;
		double ey = xy[2 * b + 1] - ay;
		double toX = goalX;
		double toY = goalY;
		double beyond = ex * (toY - ay) - ey * (toX - ax);
		if (beyond > 0) {
			// The goal is on the same side of the portal as the root, so the path comes back from the portal.
			// Mirror the goal at the portal: the mirror image is as far from each place of the portal as the goal.
			// So a path through the portal to the mirror image has the same length.
			double twice = 2 * beyond / (ex * ex + ey * ey);
			toX += ey * twice;
			toY -= ex * twice;
		}
		toX -= x;
		toY -= y;
		double leftX = limitX(leftLimit);
		double leftY = limitY(leftLimit);
		if (leftX * toY - leftY * toX < 0) {
			double share = leftLimit == a ? 1 : share(ax, ay, ex, ey, leftX, leftY);
			return through(leftX * share, leftY * share, toX, toY);
		}
		double rightX = limitX(rightLimit);
		double rightY = limitY(rightLimit);
		if (rightX * toY - rightY * toX > 0) {
			double share = rightLimit == b ? 1 : share(ax, ay, ex, ey, rightX, rightY);
			return through(rightX * share, rightY * share, toX, toY);
		}
		return distance(toX, toY);
	}

	/**
	 * Returns where a ray from the root in the direction (dx, dy) meets the line of an edge, as a number t. The ray meets the line
	 * at the point root + t * (dx, dy).
	 *
	 * @param ax the x coordinate of a point on the line
	 * @param ay the y coordinate of this point
	 * @param ex the x of a vector along the edge
	 * @param ey the y of this vector
	 */
	private double share(double ax, double ay, double ex, double ey, double dx, double dy) {
		return ((ax - x) * ey - (ay - y) * ex) / (dx * ey - dy * ex);
	}

	private static double through(double dx, double dy, double toX, double toY) {
		return distance(dx, dy) + distance(toX - dx, toY - dy);
	}

	/**
	 * Returns an interval as a segment: the part of a portal between two rays from the root.
	 *
	 * @param left a vertex on the left ray, or {@link #STRAIGHT}
	 * @param right a vertex on the right ray, or {@link #STRAIGHT}
	 */
	Segment segment(int portal, int left, int right) {
		int a = portals[portal + Portals.LEFT];
		int b = portals[portal + Portals.RIGHT];
		return new Segment(end(left, a, a, b), end(right, b, a, b));
	}

	private Point end(int limit, int vertex, int a, int b) {
		if (limit == vertex) {
			return new Point(xy[2 * vertex], xy[2 * vertex + 1]);
		}
		double dx = limitX(limit);
		double dy = limitY(limit);
		double share = share(xy[2 * a], xy[2 * a + 1], xy[2 * b] - xy[2 * a], xy[2 * b + 1] - xy[2 * a + 1], dx, dy);
		return new Point(x + share * dx, y + share * dy);
	}

	/** Returns the sign of {@code a - b}: 1, -1 or 0. Also returns 0 if rounding errors may have changed the sign. */
	static int sign(double a, double b) {
		double difference = a - b;
		double error = ERROR * (Math.abs(a) + Math.abs(b));
		return difference > error ? 1 : difference < -error ? -1 : 0;
	}

	private static double distance(double dx, double dy) {
		return Math.sqrt(dx * dx + dy * dy);
	}
}
