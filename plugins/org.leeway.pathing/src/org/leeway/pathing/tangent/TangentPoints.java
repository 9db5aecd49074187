package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * The tangent points of a graph, that is, the points on discs where edges end. They are stored in order around each
 * disc. Nearly equal ends of edges share a tangent point. Immutable.
 */
final class TangentPoints {

	/** Angle, in radians, up to which neighbouring edge ends on a disc share a tangent point. */
	private static final double SAME = 1e-12;

	private final EdgeEnds ends;
	/**
	 * The index of the first tangent point of each disc, indexed by disc. The tangent points of a disc end where the
	 * tangent points of the next disc begin.
	 */
	private final int[] starts;
	/** The tangent point of each end of an edge, indexed by end. Meaningless for an end at a point. */
	private final int[] byEnd;
	/** The disc of each tangent point, indexed by tangent point. */
	private final int[] discs;
	/**
	 * The position of each tangent point on its disc: the direction from the centre of the disc, in radians. Indexed by
	 * tangent point.
	 */
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
	 * Groups the edge ends on the discs [from, to) into tangent points. Ends at nearly equal angles share a tangent
	 * point. Stores the tangent point of each end in {@link #byEnd}, counted from 0 on each disc. Stores in {@link
	 * #starts} how many tangent points each disc has.
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
	 * Merges the last tangent point of a disc with the first tangent point, because both are nearly equal. Returns the
	 * number of remaining tangent points.
	 *
	 * @param last the number of the last tangent point on its disc
	 */
	private int closeRing(int disc, int last, EndOrder order) {
		for (int i = order.first(disc + 1) - 1; byEnd[order.end(i)] == last; i--) {
			byEnd[order.end(i)] = 0;
		}
		return last;
	}

	/**
	 * Renumbers the tangent points of the discs [from, to). Before, they are numbered from 0 on each disc. Afterwards,
	 * one numbering covers all discs. Also records the disc and the angle of each tangent point.
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

	/** Returns the tangent point of an end of an edge. The end must not be at a point. */
	int of(int end) {
		return byEnd[end];
	}

	int disc(int tangentPoint) {
		return discs[tangentPoint];
	}

	/** Returns the direction from the centre of the disc to a tangent point, from -pi to pi. */
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
