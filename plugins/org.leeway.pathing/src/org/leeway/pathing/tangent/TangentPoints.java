package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * The tangent points of a graph: the points on discs where straight edges end. Discs are circles and corners of polygons,
 * inflated by the unit's radius. Edges that end nearly at the same point share a tangent point. Stored disc by disc, in order
 * round the disc. Immutable.
 */
final class TangentPoints {

	/**
	 * Largest angle, in radians, between two ends of edges that share a tangent point, as seen from the disc's centre. Rounding
	 * errors are smaller.
	 */
	private static final double SAME = 1e-12;

	private final EdgeEnds ends;
	/**
	 * The index of the first tangent point of each disc, indexed by disc. The last entry is the number of all tangent points.
	 */
	private final int[] starts;
	/**
	 * The tangent point of each end of an edge, indexed by the number of the end. Meaningless for an end that lies on no disc,
	 * such as the start of a path.
	 */
	private final int[] byEnd;
	/** The disc of each tangent point, indexed by tangent point. */
	private final int[] discs;
	/** The direction from the centre of a disc to each of its tangent points, in radians. Indexed by tangent point. */
	private final double[] angles;

	TangentPoints(EdgeEnds ends, int discCount) {
		this.ends = ends;
		EndOrder order = new EndOrder(ends, discCount);
		this.starts = new int[discCount + 1];
		this.byEnd = new int[ends.count()];
		Ranges.forEach(discCount, (from, to) -> join(from, to, order));
		Arrays.parallelPrefix(starts, Integer::sum);
		this.discs = new int[count()];
		this.angles = new double[count()];
		Ranges.forEach(discCount, (from, to) -> place(from, to, order));
	}

	/**
	 * Finds the tangent points of the discs [from, to): ends of edges with nearly equal angles share a tangent point. Numbers
	 * the tangent points of each disc from 0, until {@link #place} makes the numbers unique. Stores the tangent point of each
	 * end in {@link #byEnd}. Stores how many tangent points a disc has in {@code starts[disc + 1]}.
	 */
	private void join(int from, int to, EndOrder order) {
		for (int disc = from; disc < to; disc++) {
			int count = 0;
			double first = 0;
			double last = 0;
			for (int i = order.first(disc); i < order.first(disc + 1); i++) {
				double angle = ends.angle(order.end(i));
				if (count == 0 || angle - last > SAME) {
					last = angle;
					first = count == 0 ? angle : first;
					count++;
				}
				byEnd[order.end(i)] = count - 1;
			}
			boolean closed = count > 1 && first + Angles.FULL - last <= SAME;
			starts[disc + 1] = closed ? closeRing(disc, count - 1, order) : count;
		}
	}

	/**
	 * Merges the last tangent point of a disc into its first tangent point. Their angles are near pi and -pi, which are the
	 * same direction. Returns the number of tangent points that are left on the disc.
	 *
	 * @param last the index of the last tangent point on its disc
	 */
	private int closeRing(int disc, int last, EndOrder order) {
		for (int i = order.first(disc + 1) - 1; byEnd[order.end(i)] == last; i--) {
			byEnd[order.end(i)] = 0;
		}
		return last;
	}

	/**
	 * Makes the numbers of tangent points in {@link #byEnd} unique, because {@link #join} numbers the points of each disc from
	 * 0. Also fills {@link #discs} and {@link #angles}. Does both for the discs [from, to).
	 */
	private void place(int from, int to, EndOrder order) {
		for (int disc = from; disc < to; disc++) {
			int next = starts[disc];
			for (int i = order.first(disc); i < order.first(disc + 1); i++) {
				int end = order.end(i);
				byEnd[end] += starts[disc];
				if (byEnd[end] == next) {
					discs[next] = disc;
					angles[next++] = ends.angle(end);
				}
			}
		}
	}

	int count() {
		return starts[starts.length - 1];
	}

	/**
	 * Returns the tangent point of an end of an edge. The end must lie on a disc. For example, the start of a path lies on
	 * no disc, so callers must not ask about the start.
	 */
	int of(int end) {
		return byEnd[end];
	}

	int disc(int tangentPoint) {
		return discs[tangentPoint];
	}

	/** Returns the direction to a tangent point from the centre of the disc, as an angle in [-pi, pi]. */
	double angle(int tangentPoint) {
		return angles[tangentPoint];
	}

	/**
	 * Returns the next tangent point on the disc, clockwise. Returns the same tangent point if the disc has only one
	 * tangent point.
	 */
	int next(int tangentPoint) {
		int disc = discs[tangentPoint];
		return tangentPoint + 1 < starts[disc + 1] ? tangentPoint + 1 : starts[disc];
	}

	/**
	 * Returns the angle, in radians, from a tangent point clockwise to the next tangent point on the disc. If the disc
	 * has only one tangent point, the angle is a full turn.
	 */
	double sweep(int tangentPoint) {
		int next = next(tangentPoint);
		return angles[next] - angles[tangentPoint] + (next > tangentPoint ? 0 : Angles.FULL);
	}
}
