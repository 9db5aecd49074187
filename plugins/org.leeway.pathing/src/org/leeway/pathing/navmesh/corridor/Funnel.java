package org.leeway.pathing.navmesh.corridor;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.exact.Predicates;

/**
 * The funnel algorithm: finds the shortest path from a start to a goal through a sequence of segments, the portals.
 * Reusable, and allocates nothing once its arrays have grown. Not thread-safe.
 * <p> The path up to the tip of the funnel, the <em>apex</em>, is final. From there, two chains of points lead to the left
 * and to the right end of the last portal.
 * <p> The start and the first portal must lie in one convex face. The same is true for each two consecutive portals, and
 * for the last portal and the goal. If all coordinates are exact, all decisions are exact.
 */
final class Funnel {

	/** Limit of the rounding error of a coordinate, in units in the last place. */
	private static final int UNITS = 8;
	private static final int LEFT = -1;
	private static final int RIGHT = 1;

	/** The x coordinates of the funnel, from its left end over its apex to its right end. */
	private double[] xs = new double[64];
	/** The y coordinates of the funnel, from its left end over its apex to its right end. */
	private double[] ys = new double[64];
	/** The index of the left end in {@link #xs}. */
	private int left;
	/** The index of the apex in {@link #xs}. */
	private int apex;
	/** The index of the right end in {@link #xs}. */
	private int right;
	/**
	 * The x coordinates of the start and of the turns of the path up to the apex. After {@link #finish}, the x coordinates of
	 * the whole path, up to the goal.
	 */
	private double[] pathX = new double[32];
	/** The y coordinates of the places in {@link #pathX}. */
	private double[] pathY = new double[32];
	private int size;
	private boolean isExact;

	/**
	 * Starts a new path at a place.
	 *
	 * @param most the largest number of portals that may follow
	 * @param exact true if the coordinates of all portals are exact, false if they were rounded
	 */
	void begin(double x, double y, int most, boolean exact) {
		int needed = 2 * most + 5;
		if (xs.length < needed) {
			xs = new double[2 * needed];
			ys = new double[2 * needed];
			pathX = new double[2 * needed];
			pathY = new double[2 * needed];
		}
		apex = most + 2;
		left = apex;
		right = apex;
		size = 0;
		isExact = exact;
		set(apex, x, y);
		addApex();
	}

	/**
	 * Leads the path through the next portal. The left and the right end of the portal are as seen by a unit that passes
	 * it.
	 */
	void pass(double leftX, double leftY, double rightX, double rightY) {
		add(leftX, leftY, LEFT);
		add(rightX, rightY, RIGHT);
	}

	/** Completes the path to the goal. */
	void finish(double x, double y) {
		add(x, y, LEFT);
		while (apex != left) {
			apex--;
			addApex();
		}
	}

	/** Returns the number of points of the path: the start, all turns, and the goal unless it is the start. */
	int size() {
		return size;
	}

	double x(int i) {
		return pathX[i];
	}

	double y(int i) {
		return pathY[i];
	}

	/** Returns the length of the path, in cells. */
	double length() {
		double length = 0;
		for (int i = 1; i < size; i++) {
			length += Math.hypot(pathX[i] - pathX[i - 1], pathY[i] - pathY[i - 1]);
		}
		return length;
	}

	List<Point> points() {
		List<Point> points = new ArrayList<>(size);
		for (int i = 0; i < size; i++) {
			points.add(new Point(pathX[i], pathY[i]));
		}
		return points;
	}

	private void set(int i, double x, double y) {
		xs[i] = x;
		ys[i] = y;
	}

	private void addApex() {
		pathX[size] = xs[apex];
		pathY[size] = ys[apex];
		size++;
	}

	/**
	 * Moves one end of the funnel to a point. Removes points at this end that the shortest path no longer touches. If no points
	 * remain between this end and the apex, moves the apex to the last point of the opposite chain where the path turns.
	 *
	 * @param side {@link #LEFT} to move the left end, {@link #RIGHT} to move the right end
	 */
	private void add(double x, double y, int side) {
		int own = side == LEFT ? left : right;
		int other = side == LEFT ? right : left;
		while (own != apex) {
			int inward = inward(own - side, own, x, y, side);
			if (inward < 0) {
				break;
			}
			if (inward == 0 && own == apex + side && other == apex - side && isBehind(own, other, x, y)) {
				turnBack(own, other, x, y, side);
				return;
			}
			own -= side;
		}
		if (own == apex) {
			while (other != apex && inward(apex, apex - side, x, y, side) > 0) {
				apex -= side;
				addApex();
			}
			own = apex;
		}
		if (x != xs[own] || y != ys[own]) {
			own += side;
			set(own, x, y);
		}
		setEnds(own, other, side);
	}

	private void setEnds(int own, int other, int side) {
		left = side == LEFT ? own : other;
		right = side == LEFT ? other : own;
	}

	/**
	 * Returns where the point (x, y) lies: 1 on the funnel's side of a line, -1 on the opposite side, 0 on the line. The line leads
	 * through two points of a chain, which have the indices a and b.
	 *
	 * @param side the chain of the two points, {@link #LEFT} or {@link #RIGHT}
	 */
	private int inward(int a, int b, double x, double y, int side) {
		return -side * turn(xs[a], ys[a], xs[b], ys[b], x, y);
	}

	private int turn(double ax, double ay, double bx, double by, double px, double py) {
		if (isExact) {
			return Predicates.side(ax, ay, bx, by, px, py);
		}
		// Count a point that is almost on the line as on the line. Otherwise, if the apex is on the line of a portal,
		// rounding could make the left end appear to the right of the right end
		double cross = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
		double unit = Math.ulp(Math.max(Math.max(Math.abs(ax), Math.abs(ay)), Math.max(Math.abs(px), Math.abs(py))));
		double reach = Math.abs(bx - ax) + Math.abs(by - ay) + Math.abs(px - ax) + Math.abs(py - ay);
		return Math.abs(cross) <= UNITS * unit * reach ? 0 : cross > 0 ? 1 : -1;
	}

	/**
	 * Returns whether the path from the apex to the point (x, y) must go through a portal and then come back along the same
	 * line. This portal lies between the two ends of the funnel. A path comes back like this at a wall without thickness. The
	 * path goes along the wall, through the portal behind the wall's end, and back on the far side of the wall.
	 *
	 * @param own the index of the end of the funnel that is to be moved to (x, y)
	 * @param other the index of the opposite end of the funnel
	 * @param x the x coordinate of (x, y), a point on the line through the apex and the end {@code own}
	 */
	private boolean isBehind(int own, int other, double x, double y) {
		if (turn(xs[apex], ys[apex], xs[own], ys[own], xs[other], ys[other]) != 0) {
			return false;
		}
		boolean isFlat = Math.abs(xs[own] - xs[apex]) >= Math.abs(ys[own] - ys[apex]);
		double[] along = isFlat ? xs : ys;
		double near = Math.min(along[own], along[other]);
		double far = Math.max(along[own], along[other]);
		double at = isFlat ? x : y;
		// the apex, (x, y) and the portal lie on one line. The portal covers the range [near, far] of this line. The path turns
		// back if the apex and (x, y) are both before the portal, or both behind the portal
		return along[apex] < near ? at < near : along[apex] > far && at > far;
	}

	/**
	 * Makes the path turn back at the end of a portal, as {@link #isBehind} describes. The end of the funnel that is nearer
	 * to the apex becomes the new apex. The end {@code own} moves to (x, y).
	 *
	 * @param own the index of the end that moves to (x, y)
	 * @param other the index of the opposite end
	 */
	private void turnBack(int own, int other, double x, double y, int side) {
		boolean isFlat = Math.abs(xs[own] - xs[apex]) >= Math.abs(ys[own] - ys[apex]);
		double[] along = isFlat ? xs : ys;
		double toOwn = Math.abs(along[own] - along[apex]);
		double toOther = Math.abs(along[other] - along[apex]);
		int nearer = toOwn <= toOther ? own : other;
		set(apex, xs[nearer], ys[nearer]);
		addApex();
		set(apex + side, x, y);
		setEnds(apex + side, toOwn < toOther ? other : apex, side);
	}
}
