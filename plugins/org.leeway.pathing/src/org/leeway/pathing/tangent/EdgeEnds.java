package org.leeway.pathing.tangent;

import java.util.Arrays;

/** The two ends of each edge of a graph in turn, as they are found: on a side of a disc, or at a point. */
final class EdgeEnds {

	private int count;
	/** Sides, or the bitwise complements of the numbers of points. */
	private int[] sides = new int[1024];
	private double[] angles = new double[1024];

	void add(int from, int to, double heading) {
		if (count == sides.length) {
			sides = Arrays.copyOf(sides, 2 * count);
			angles = Arrays.copyOf(angles, 2 * count);
		}
		add(from, heading);
		add(to, heading);
	}

	private void add(int side, double heading) {
		sides[count] = side;
		angles[count++] = Angles.normalised(heading - Sides.sign(side) * (Math.PI / 2));
	}

	int count() {
		return count;
	}

	boolean isPoint(int end) {
		return sides[end] < 0;
	}

	int point(int end) {
		return ~sides[end];
	}

	/** The side of an end that is not at a point, travelled in the direction of the edge. */
	int side(int end) {
		return sides[end];
	}

	/** Where on its disc an end is, from -pi to pi. */
	double angle(int end) {
		return angles[end];
	}
}
