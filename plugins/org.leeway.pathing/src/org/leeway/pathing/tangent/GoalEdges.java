package org.leeway.pathing.tangent;

import java.util.Arrays;

/** A list of edges that lead to the goal of a search, with the length and the direction of each edge. Not thread-safe. */
final class GoalEdges {

	private int count;
	private double[] lengths = new double[16];
	private double[] headings = new double[16];

	void clear() {
		count = 0;
	}

	/** Adds an edge. Returns the index of the edge, counted from 0. */
	int add(double length, double heading) {
		if (count == lengths.length) {
			lengths = Arrays.copyOf(lengths, 2 * count);
			headings = Arrays.copyOf(headings, 2 * count);
		}
		lengths[count] = length;
		headings[count] = heading;
		return count++;
	}

	double length(int edge) {
		return lengths[edge];
	}

	double heading(int edge) {
		return headings[edge];
	}
}
