package org.leeway.pathing.steering.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The headings that a unit may have in a search: 8, 16 or 48 directions. They are the directions from a cell to the
 * cells that are at most 1, 2 or 4 columns and rows away. A heading is a number, counted clockwise from 0 for the
 * direction to the right.
 */
enum Headings {

	EIGHT(1), SIXTEEN(2), FORTY_EIGHT(4);

	private static final double SAME = 1e-9;
	private static final double TURN = 2 * Math.PI;

	private final int[] dx;
	private final int[] dy;
	private final double[] angles;

	/**
	 * Creates headings: the directions from a cell to all cells near it.
	 *
	 * @param reach the distance, in columns or rows, of the farthest of these cells
	 */
	Headings(int reach) {
		List<int[]> steps = new ArrayList<>();
		for (int y = -reach; y <= reach; y++) {
			for (int x = -reach; x <= reach; x++) {
				if (divisor(Math.abs(x), Math.abs(y)) == 1) {
					steps.add(new int[] {x, y});
				}
			}
		}
		steps.sort(Comparator.comparingDouble(step -> angle(step[0], step[1])));
		dx = steps.stream().mapToInt(step -> step[0]).toArray();
		dy = steps.stream().mapToInt(step -> step[1]).toArray();
		angles = steps.stream().mapToDouble(step -> angle(step[0], step[1])).toArray();
	}

	private static int divisor(int a, int b) {
		return b == 0 ? a : divisor(b, a % b);
	}

	private static double angle(int x, int y) {
		double angle = Math.atan2(y, x);
		return angle < 0 ? angle + TURN : angle;
	}

	int count() {
		return angles.length;
	}

	/** Returns the change of x, in columns, in the shortest step along a heading that leads from cell to cell. */
	int dx(int heading) {
		return dx[heading];
	}

	/** Returns the change of y, in rows, in the shortest step along a heading that leads from cell to cell. */
	int dy(int heading) {
		return dy[heading];
	}

	/** Returns the angle of a heading in radians, from 0 to less than a turn. */
	double angle(int heading) {
		return angles[heading];
	}

	/**
	 * Returns the heading after a turn to the right by a number of headings.
	 *
	 * @param by how many headings to turn clockwise; negative for a turn counterclockwise
	 */
	int turned(int heading, int by) {
		return Math.floorMod(heading + by, count());
	}

	/** Returns the heading with this angle, or -1 if no heading has this angle. */
	int of(double angle) {
		for (int i = 0; i < count(); i++) {
			double off = angle - angles[i];
			if (Math.abs(off - TURN * Math.rint(off / TURN)) < SAME) {
				return i;
			}
		}
		return -1;
	}

	@Override
	public String toString() {
		return Integer.toString(count());
	}
}
