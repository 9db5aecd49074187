package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * The ends of the edges of a graph, collected while the graph is built. Each edge has two ends, with consecutive numbers.
 * Edges have no direction. An end lies at a point, or on a disc: a circle or a corner of a polygon, inflated by the unit's
 * radius.
 */
final class EdgeEnds {

	private int count;
	/**
	 * Indexed by end: where the end lies. For an end on a disc, this is a number of {@link Sides}: the disc, and the
	 * direction in which a path goes round it. For an end at the point with the number i, this is {@code ~i}.
	 */
	private int[] sides = new int[1 << 12];
	/**
	 * Indexed by end: the direction from the centre of the end's disc to the end, in radians. Meaningless for an end at a
	 * point, which has no disc.
	 */
	private double[] angles = new double[1 << 12];

	/**
	 * Adds both ends of an edge. An end on a disc is given by a number of {@link Sides}: the disc, and the direction in which
	 * a path goes round it. An end at the point with the number i is given by {@code ~i}.
	 *
	 * @param from the end where the edge starts
	 * @param to the end where the edge ends
	 * @param heading the direction of the edge, in radians
	 */
	void add(int from, int to, double heading) {
		if (count == sides.length) {
			ensureCapacity(2 * count);
		}
		angles[count] = angle(from, heading);
		sides[count++] = from;
		angles[count] = angle(to, heading);
		sides[count++] = to;
	}

	private void ensureCapacity(int capacity) {
		sides = Arrays.copyOf(sides, capacity);
		angles = Arrays.copyOf(angles, capacity);
	}

	private static double angle(int side, double heading) {
		double angle = heading - Sides.sign(side) * (Math.PI / 2);
		return angle > Math.PI ? angle - Angles.FULL : angle < -Math.PI ? angle + Angles.FULL : angle;
	}

	/** Adds all edges of another collection, in the order of that collection. */
	void addAll(EdgeEnds other) {
		int sum = count + other.count;
		if (sum > sides.length) {
			ensureCapacity(Math.max(sum, 2 * count));
		}
		System.arraycopy(other.sides, 0, sides, count, other.count);
		System.arraycopy(other.angles, 0, angles, count, other.count);
		count = sum;
	}

	/** Returns the number of ends, which is twice the number of edges. */
	int count() {
		return count;
	}

	boolean isPoint(int end) {
		return sides[end] < 0;
	}

	int point(int end) {
		return ~sides[end];
	}

	/**
	 * Returns the side of an end on a disc, as numbered by {@link Sides}. A side is the disc, and the direction in which a path
	 * goes round the disc. The end must not be at a point.
	 */
	int side(int end) {
		return sides[end];
	}

	/**
	 * Returns the direction from the centre of a disc to an end on the disc, in radians, from -pi to pi. Meaningless for an end
	 * at a point.
	 */
	double angle(int end) {
		return angles[end];
	}
}
