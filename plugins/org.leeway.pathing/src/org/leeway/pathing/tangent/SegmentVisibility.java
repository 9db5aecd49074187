package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * A test that decides whether something blocks a segment. Discs and walls are the parts of {@link InflatedObstacles}. A single
 * disc or wall blocks the segment if it overlaps the segment by more than the tolerance. Two discs or walls block the segment
 * if they touch it from opposite sides and overlap each other. Not thread-safe.
 */
final class SegmentVisibility {

	private final InflatedObstacles obstacles;
	private final ObstacleGrid grid;
	private final double tolerance;
	private final CornerVisibility corners;

	private double px;
	private double py;
	private double qx;
	private double qy;
	private double ux;
	private double uy;
	private double length;
	private int ownA;
	private int ownB;

	/** The items that touch the segment. */
	private int[] touched = new int[8];
	/**
	 * Indexed like {@link #touched}: the side of the segment on which the disc or wall lies, 1 or -1 as in {@link
	 * #blocker}.
	 */
	private int[] sides = new int[8];
	private int touches;

	SegmentVisibility(InflatedObstacles obstacles, ObstacleGrid grid) {
		this.obstacles = obstacles;
		this.grid = grid;
		this.tolerance = obstacles.tolerance;
		this.corners = new CornerVisibility(obstacles);
	}

	/**
	 * Returns a disc or wall that blocks the segment from (px, py) to (qx, qy), as an
	 * {@linkplain InflatedObstacles item}. {@link InflatedObstacles#NONE} if nothing blocks the segment.
	 * {@link InflatedObstacles#BORDER} if the segment leaves the area where the unit's centre may be.
	 *
	 * @param ux the x component of the direction of the segment, a vector of length 1. Needed even if the segment has
	 * length 0
	 * @param uy the y component of the direction
	 * @param length the length of the segment, in cells
	 * @param a the disc that the segment touches at its start, or -1
	 * @param sideA on which side of the segment disc {@code a} lies, seen from the start: 1 for the right-hand side, -1
	 * for the left-hand side
	 * @param b the disc that the segment touches at its end, or -1
	 * @param sideB on which side of the segment disc {@code b} lies, seen from the start: 1 for the right-hand side, -1
	 * for the left-hand side
	 */
	int blocker(double px, double py, double qx, double qy, double ux, double uy, double length, int a, int sideA,
			int b, int sideB) {
		if (!begin(px, py, qx, qy, ux, uy, length, a, sideA, b, sideB)) {
			return InflatedObstacles.BORDER;
		}
		int blocker = scan();
		return blocker == InflatedObstacles.NONE ? together() : blocker;
	}

	/**
	 * Sets the segment that the other methods test. For the parameters, see {@link #blocker}. Returns false if the segment
	 * leaves the area where the unit's centre may be.
	 */
	boolean begin(double px, double py, double qx, double qy, double ux, double uy, double length, int a, int sideA,
			int b, int sideB) {
		if (isOutside(px, py) || isOutside(qx, qy)) {
			return false;
		}
		this.px = px;
		this.py = py;
		this.qx = qx;
		this.qy = qy;
		this.ux = ux;
		this.uy = uy;
		this.length = length;
		this.ownA = a;
		this.ownB = b;
		touches = 0;
		touchOwn(a, sideA);
		touchOwn(b, sideB);
		touchBorder();
		corners.begin();
		return true;
	}

	/** Returns whether a single disc or wall blocks the segment. */
	boolean isBlockedBy(int item) {
		return item >= 0 ? discBlocks(item) : wallBlocks(~item);
	}

	/**
	 * Returns a disc or wall that blocks the segment only together with another disc or wall. {@link InflatedObstacles#NONE} if
	 * there is none. The caller must first call {@link #isBlockedBy} with all discs and walls near the segment, because these calls
	 * record what touches the segment.
	 */
	int together() {
		int blocker = corners.any() ? corners.blocker(px, py, qx, qy, length) : InflatedObstacles.NONE;
		return blocker == InflatedObstacles.NONE && touches > 1 ? squeezed() : blocker;
	}

	private boolean isOutside(double x, double y) {
		return x < obstacles.minX - tolerance || x > obstacles.maxX + tolerance || y < obstacles.minY - tolerance
				|| y > obstacles.maxY + tolerance;
	}

	private void touchOwn(int disc, int side) {
		if (disc >= 0 && obstacles.rho[disc] > 0) {
			touch(disc, side);
		}
	}

	/** Records that the segment runs along a side of the border, if it does. */
	private void touchBorder() {
		if (Math.max(px, qx) <= obstacles.minX + tolerance) {
			touch(InflatedObstacles.BORDER, uy > 0 ? 1 : -1);
		} else if (Math.min(px, qx) >= obstacles.maxX - tolerance) {
			touch(InflatedObstacles.BORDER + 2, uy > 0 ? -1 : 1);
		} else if (Math.max(py, qy) <= obstacles.minY + tolerance) {
			touch(InflatedObstacles.BORDER + 1, ux > 0 ? -1 : 1);
		} else if (Math.min(py, qy) >= obstacles.maxY - tolerance) {
			touch(InflatedObstacles.BORDER + 3, ux > 0 ? 1 : -1);
		}
	}

	/**
	 * Returns a single disc or wall that blocks the segment. {@link InflatedObstacles#NONE} if there is none. Examines the
	 * grid squares that the segment crosses.
	 */
	private int scan() {
		double margin = tolerance;
		double left = Math.min(px, qx);
		double right = Math.max(px, qx);
		double top = Math.min(py, qy);
		double bottom = Math.max(py, qy);
		double slope = (qy - py) / (qx - px);
		int last = grid.column(right + margin);
		for (int column = grid.column(left - margin); column <= last; column++) {
			double from = top;
			double to = bottom;
			if (right > left) {
				double x = grid.originX + column * grid.size;
				double atLeft = py + (Math.max(left, x) - px) * slope;
				double atRight = py + (Math.min(right, x + grid.size) - px) * slope;
				from = Math.max(top, Math.min(atLeft, atRight));
				to = Math.min(bottom, Math.max(atLeft, atRight));
			}
			int lastRow = grid.row(to + margin);
			for (int row = grid.row(from - margin); row <= lastRow; row++) {
				int square = row * grid.columns + column;
				for (int i = grid.starts[square]; i < grid.starts[square + 1]; i++) {
					int item = grid.items[i];
					if (isBlockedBy(item)) {
						return item;
					}
				}
			}
		}
		return InflatedObstacles.NONE;
	}

	private boolean discBlocks(int disc) {
		if (disc == ownA || disc == ownB) {
			return false;
		}
		double rho = obstacles.rho[disc];
		double wx = obstacles.x[disc] - px;
		double wy = obstacles.y[disc] - py;
		double across = ux * wy - uy * wx;
		double along = ux * wx + uy * wy;
		double limit = rho - tolerance;
		double distance = Math.abs(across);
		if (distance >= limit) {
			if (distance <= rho + tolerance && rho > 0 && along >= -tolerance && along <= length + tolerance) {
				touch(disc, across > 0 ? 1 : -1);
			}
			return false;
		}
		if (along < 0) {
			return wx * wx + wy * wy < limit * limit;
		}
		if (along > length) {
			double vx = obstacles.x[disc] - qx;
			double vy = obstacles.y[disc] - qy;
			return vx * vx + vy * vy < limit * limit;
		}
		return true;
	}

	private boolean wallBlocks(int wall) {
		int a = obstacles.from[wall];
		int b = obstacles.to[wall];
		double wx = obstacles.x[b] - obstacles.x[a];
		double wy = obstacles.y[b] - obstacles.y[a];
		double wall2 = wx * wx + wy * wy;
		double wallLength = Math.sqrt(wall2);
		double acrossA = ux * (obstacles.y[a] - py) - uy * (obstacles.x[a] - px);
		double acrossB = ux * (obstacles.y[b] - py) - uy * (obstacles.x[b] - px);
		double acrossP = (wx * (py - obstacles.y[a]) - wy * (px - obstacles.x[a])) / wallLength;
		double acrossQ = (wx * (qy - obstacles.y[a]) - wy * (qx - obstacles.x[a])) / wallLength;
		boolean crosses = Math.abs(acrossA) > tolerance && Math.abs(acrossB) > tolerance
				&& Math.abs(acrossP) > tolerance && Math.abs(acrossQ) > tolerance && acrossA > 0 != acrossB > 0
				&& acrossP > 0 != acrossQ > 0;
		if (crosses) {
			return true;
		}
		if (obstacles.radius == 0) {
			meetCorner(wall, a, b, acrossA, acrossB, acrossP, acrossQ);
			return false;
		}
		double limit = obstacles.radius - tolerance;
		if (Math.abs(acrossP) < limit && isBeside(px - obstacles.x[a], py - obstacles.y[a], wx, wy, wall2)
				|| Math.abs(acrossQ) < limit && isBeside(qx - obstacles.x[a], qy - obstacles.y[a], wx, wy, wall2)) {
			return true;
		}
		if (touchesFlat(acrossA) && touchesFlat(acrossB) && acrossA > 0 == acrossB > 0) {
			touch(~wall, acrossA > 0 ? 1 : -1);
		}
		return false;
	}

	private static boolean isBeside(double x, double y, double wx, double wy, double wall2) {
		double along = x * wx + y * wy;
		return along >= 0 && along <= wall2;
	}

	private boolean touchesFlat(double across) {
		return Math.abs(Math.abs(across) - obstacles.radius) <= tolerance;
	}

	/**
	 * Handles a wall for a unit of radius 0, for which walls have no thickness. If the segment may touch the wall, {@link
	 * CornerVisibility} later decides whether the wall's polygon blocks the segment.
	 */
	private void meetCorner(int wall, int a, int b, double acrossA, double acrossB, double acrossP, double acrossQ) {
		if (a == ownA || b == ownA || a == ownB || b == ownB) {
			return;
		}
		boolean lineMeets = Math.min(acrossA, acrossB) <= tolerance && Math.max(acrossA, acrossB) >= -tolerance;
		boolean wallMeets = Math.min(acrossP, acrossQ) <= tolerance && Math.max(acrossP, acrossQ) >= -tolerance;
		if (lineMeets && wallMeets) {
			corners.meet(obstacles.polygon[wall]);
		}
	}

	private void touch(int item, int side) {
		for (int i = 0; i < touches; i++) {
			if (touched[i] == item) {
				return;
			}
		}
		if (touches == touched.length) {
			touched = Arrays.copyOf(touched, 2 * touches);
			sides = Arrays.copyOf(sides, 2 * touches);
		}
		touched[touches] = item;
		sides[touches++] = side;
	}

	/**
	 * Returns a disc or wall that blocks the segment together with another disc or wall. The two overlap each other, and touch the
	 * segment from opposite sides. {@link InflatedObstacles#NONE} if no two discs or walls block the segment in this way.
	 */
	private int squeezed() {
		for (int i = 0; i < touches; i++) {
			for (int j = 0; j < i; j++) {
				if (sides[i] != sides[j] && obstacles.overlap(touched[i], touched[j])) {
					return touched[i];
				}
			}
		}
		return InflatedObstacles.NONE;
	}
}
