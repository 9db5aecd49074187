package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * The ends of the edges of a graph, collected while the graph is built. Each undirected edge is stored once and has two
 * ends with consecutive numbers: its start and its end. An end lies on a side of a disc, or at a point.
 */
final class EdgeEnds {

	private int count;
	/** By end its side, or the bitwise complement of the number of its point. */
	private int[] sides = new int[1 << 12];
	/** By edge its direction, radians. */
	private double[] headings = new double[1 << 11];

	void add(int from, int to, double heading) {
		if (count == sides.length) {
			sides = Arrays.copyOf(sides, 2 * count);
			headings = Arrays.copyOf(headings, count);
		}
		headings[count >> 1] = heading;
		sides[count++] = from;
		sides[count++] = to;
	}

	/** Twice the number of edges. */
	int count() {
		return count;
	}

	boolean isPoint(int end) {
		return sides[end] < 0;
	}

	int point(int end) {
		return ~sides[end];
	}

	/** The side of an end that is not at a point. */
	int side(int end) {
		return sides[end];
	}

	/** The position of an end on its disc: the angle of the outward normal, from -pi to pi. */
	double angle(int end) {
		double angle = headings[end >> 1] - Sides.sign(sides[end]) * (Math.PI / 2);
		return angle > Math.PI ? angle - Angles.FULL : angle < -Math.PI ? angle + Angles.FULL : angle;
	}
}
