package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * A test that decides whether a segment runs through the inside of a polygon that it touches. Needed for units of
 * radius 0, for which walls have no thickness. The polygon cuts the segment into pieces, and each piece is wholly
 * inside or wholly outside. Not thread-safe.
 */
final class CornerVisibility {

	private final InflatedObstacles obstacles;
	private int[] polygons = new int[4];
	private int count;
	private double[] cuts = new double[16];

	CornerVisibility(InflatedObstacles obstacles) {
		this.obstacles = obstacles;
	}

	void begin() {
		count = 0;
	}

	void meet(int polygon) {
		for (int i = 0; i < count; i++) {
			if (polygons[i] == polygon) {
				return;
			}
		}
		if (count == polygons.length) {
			polygons = Arrays.copyOf(polygons, 2 * count);
		}
		polygons[count++] = polygon;
	}

	boolean any() {
		return count > 0;
	}

	/**
	 * Returns a wall of a polygon if a segment runs through the inside of this polygon. The segment leads from (px, py) to
	 * (qx, qy). Tests only the polygons that {@link #meet} has recorded.
	 *
	 * @param length the length of the segment, in cells
	 * @return any wall of the polygon, as an {@linkplain InflatedObstacles item}. {@link InflatedObstacles#NONE} if there
	 * is no such polygon
	 */
	int blocker(double px, double py, double qx, double qy, double length) {
		for (int i = 0; i < count; i++) {
			int wall = obstacles.anyWall(polygons[i]);
			if (runsThrough(wall, px, py, qx, qy, length)) {
				return ~wall;
			}
		}
		return InflatedObstacles.NONE;
	}

	private boolean runsThrough(int start, double px, double py, double qx, double qy, double length) {
		int parts = cut(start, px, py, qx, qy);
		double least = 8 * obstacles.tolerance / Math.max(length, obstacles.tolerance);
		for (int i = 1; i < parts; i++) {
			double middle = (cuts[i - 1] + cuts[i]) / 2;
			if (cuts[i] - cuts[i - 1] > least
					&& obstacles.isDeepInside(start, px + middle * (qx - px), py + middle * (qy - py))) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Finds where a segment from (px, py) to (qx, qy) may enter or leave a polygon. Stores these positions in {@link
	 * #cuts}, in ascending order, and returns the number of positions. A position is a share of the segment, from 0 to 1.
	 * The method always stores the ends of the segment, 0 and 1, too.
	 *
	 * @param start a wall of the polygon
	 */
	private int cut(int start, double px, double py, double qx, double qy) {
		int n = 0;
		cuts[n++] = 0;
		cuts[n++] = 1;
		double dx = qx - px;
		double dy = qy - py;
		double squared = dx * dx + dy * dy;
		int wall = start;
		do {
			if (n + 2 > cuts.length) {
				cuts = Arrays.copyOf(cuts, 2 * n);
			}
			int a = obstacles.from[wall];
			int b = obstacles.to[wall];
			double wx = obstacles.x[b] - obstacles.x[a];
			double wy = obstacles.y[b] - obstacles.y[a];
			double turn = dx * wy - dy * wx;
			double t = ((obstacles.x[a] - px) * wy - (obstacles.y[a] - py) * wx) / turn;
			if (t > 0 && t < 1) {
				cuts[n++] = t;
			}
			double corner = ((obstacles.x[a] - px) * dx + (obstacles.y[a] - py) * dy) / squared;
			if (corner > 0 && corner < 1) {
				cuts[n++] = corner;
			}
			wall = obstacles.after[b];
		} while (wall != start);
		Arrays.sort(cuts, 0, n);
		return n;
	}
}
