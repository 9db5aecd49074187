package org.leeway.pathing.navmesh.corridor;

import java.util.Arrays;

import org.leeway.pathing.geom.Point;

/**
 * An oracle of the length of the shortest path through a corridor. The path turns only at ends of portals, so the oracle
 * tries all pairs of ends. For each pair, the oracle decides whether the line between the two ends passes all portals in
 * between. The oracle computes in whole numbers, without rounding. So coordinates must be multiples of {@link
 * RandomMeshes#UNIT}.
 */
final class CorridorOracle {

	private final long[] xs;
	private final long[] ys;
	private final int portals;

	private CorridorOracle(Corridor corridor) {
		portals = corridor.portalCount();
		xs = new long[2 * portals + 4];
		ys = new long[2 * portals + 4];
		set(0, corridor.start(), corridor.start());
		for (int i = 0; i < portals; i++) {
			set(i + 1, corridor.left(i), corridor.right(i));
		}
		set(portals + 1, corridor.goal(), corridor.goal());
	}

	private void set(int portal, Point left, Point right) {
		xs[2 * portal] = whole(left.x());
		ys[2 * portal] = whole(left.y());
		xs[2 * portal + 1] = whole(right.x());
		ys[2 * portal + 1] = whole(right.y());
	}

	private static long whole(double value) {
		double scaled = value / RandomMeshes.UNIT;
		if (scaled != Math.rint(scaled)) {
			throw new IllegalArgumentException(value + " is no multiple");
		}
		return (long) scaled;
	}

	static double length(Corridor corridor) {
		return new CorridorOracle(corridor).length();
	}

	private double length() {
		double[] lengths = new double[xs.length];
		Arrays.fill(lengths, Double.POSITIVE_INFINITY);
		lengths[0] = 0;
		for (int to = 2; to < xs.length; to++) {
			for (int from = 0; from / 2 < to / 2; from++) {
				if (lengths[from] < Double.POSITIVE_INFINITY && sees(from, to)) {
					double more = RandomMeshes.UNIT * Math.hypot(xs[to] - xs[from], ys[to] - ys[from]);
					lengths[to] = Math.min(lengths[to], lengths[from] + more);
				}
			}
		}
		return lengths[xs.length - 1];
	}

	/**
	 * Returns whether a straight path joins two ends of portals inside the corridor. The path must pass all portals between
	 * these two portals, in the order of the corridor.
	 */
	private boolean sees(int from, int to) {
		long[] reached = {0, 1};
		for (int portal = from / 2 + 1; portal < to / 2; portal++) {
			reached = pass(from, to, portal, reached);
			if (reached == null) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns the first place of a line that lies in a portal. The search begins at {@code reached}. Null if the line has no
	 * such place. A place is a fraction of the line as numerator and denominator: 0 is the start of the line, 1 is its end.
	 *
	 * @param from the index in {@code xs} and {@code ys} of the start of the line
	 * @param to the index in {@code xs} and {@code ys} of the end of the line
	 * @param reached the place at which the search begins
	 */
	private long[] pass(int from, int to, int portal, long[] reached) {
		long ux = xs[to] - xs[from];
		long uy = ys[to] - ys[from];
		long px = xs[2 * portal] - xs[from];
		long py = ys[2 * portal] - ys[from];
		long wx = xs[2 * portal + 1] - xs[2 * portal];
		long wy = ys[2 * portal + 1] - ys[2 * portal];
		if (ux == 0 && uy == 0) {
			boolean inside = px * wy == py * wx && px * (px + wx) <= 0 && py * (py + wy) <= 0;
			return inside ? reached : null;
		}
		long cross = ux * wy - uy * wx;
		if (cross != 0) {
			long[] share = fraction(px * wy - py * wx, cross);
			long[] within = fraction(px * uy - py * ux, cross);
			boolean crosses = share[0] >= 0 && share[0] <= share[1] && within[0] >= 0 && within[0] <= within[1];
			return crosses && compare(share, reached) >= 0 ? share : null;
		}
		if (px * uy != py * ux) {
			return null;
		}
		long square = ux * ux + uy * uy;
		long a = px * ux + py * uy;
		long b = (px + wx) * ux + (py + wy) * uy;
		long[] low = {Math.max(0, Math.min(a, b)), square};
		long[] high = {Math.min(square, Math.max(a, b)), square};
		long[] first = compare(low, reached) >= 0 ? low : reached;
		return compare(first, high) <= 0 ? first : null;
	}

	private static long[] fraction(long above, long below) {
		return below < 0 ? new long[] {-above, -below} : new long[] {above, below};
	}

	private static int compare(long[] a, long[] b) {
		return Long.compare(a[0] * b[1], b[0] * a[1]);
	}
}
