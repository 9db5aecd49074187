package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

/**
 * A search for the place on a segment that is farthest from the walls of a cell. Halves the segment again and again,
 * and drops parts that cannot contain a better place (branch and bound). One thread can use an object for one segment
 * after another.
 */
final class SegmentMaximum {

	private static final double PRECISION = 1e-14;
	private static final int MOST_CUTS = 52;

	private final CellWalls walls;
	private int[] candidates = new int[256];
	private double ax;
	private double ay;
	private double dx;
	private double dy;
	private double length;
	private double best;

	SegmentMaximum(CellWalls walls) {
		this.walls = walls;
	}

	/**
	 * Returns the largest distance between a place on a segment and the place's nearest wall. Only the walls of one of
	 * the {@link Cells} count. The distance is in cells of the map, which are squares, unlike {@link Cells}.
	 *
	 * @param cell the number in {@link Cells} of the cell that contains the segment. The ends of the segment may lie on
	 * its border
	 */
	double find(int cell, double fromX, double fromY, double toX, double toY) {
		ax = fromX;
		ay = fromY;
		dx = toX - fromX;
		dy = toY - fromY;
		length = Math.sqrt(dx * dx + dy * dy);
		int count = walls.to(cell) - walls.from(cell);
		ensure(count);
		for (int i = 0; i < count; i++) {
			candidates[i] = walls.from(cell) + i;
		}
		best = Math.max(least(0, 0, count), least(1, 0, count));
		search(0, 1, 0, count, 0);
		return best;
	}

	private void ensure(int count) {
		candidates = count <= candidates.length ? candidates : Arrays.copyOf(candidates, 2 * count);
	}

	private double least(double t, int from, int to) {
		double least = Double.POSITIVE_INFINITY;
		for (int i = from; i < to; i++) {
			least = Math.min(least, squared(candidates[i], t));
		}
		return Math.sqrt(least);
	}

	private double squared(int wall, double t) {
		return walls.squared(wall, ax + t * dx, ay + t * dy);
	}

	/**
	 * Returns an upper bound of the distance from the nearest wall, for all places on a part of the segment. Walls are
	 * convex, so the distance from each wall is greatest at an end of the part.
	 *
	 * @param low where the part begins, as a share of the segment
	 * @param high where the part ends, as a share of the segment
	 * @param from the index of the first wall in {@code candidates}
	 * @param to the index after the last wall in {@code candidates}
	 */
	private double bound(double low, double high, int from, int to) {
		double bound = Double.POSITIVE_INFINITY;
		for (int i = from; i < to; i++) {
			bound = Math.min(bound, Math.max(squared(candidates[i], low), squared(candidates[i], high)));
		}
		return Math.sqrt(bound);
	}

	private void search(double low, double high, int from, int to, int cuts) {
		double middle = (low + high) / 2;
		double least = least(middle, from, to);
		best = Math.max(best, least);
		// half the length of the part, in cells. No place of the part is farther from the middle of the part. So at any
		// place of the part, the distance from a wall is at most the distance at the middle plus this length
		double reach = (high - low) / 2 * length;
		if (Math.min(least + reach, bound(low, high, from, to)) <= best * (1 + PRECISION) || cuts == MOST_CUTS) {
			return;
		}
		double limit = (least + 2 * reach) * (least + 2 * reach);
		ensure(2 * to - from);
		int end = to;
		for (int i = from; i < to; i++) {
			if (squared(candidates[i], middle) <= limit) {
				candidates[end++] = candidates[i];
			}
		}
		search(low, middle, to, end, cuts + 1);
		search(middle, high, to, end, cuts + 1);
	}
}
