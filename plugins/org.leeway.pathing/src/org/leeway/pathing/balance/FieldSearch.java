package org.leeway.pathing.balance;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.search.StepGraph;

/** A search for the costs of all anchors from scratch (Dijkstra's algorithm with a {@link BucketQueue}). */
final class FieldSearch {

	/**
	 * Largest cost of a step for which buckets of width 1 pay. For slower terrain, buckets are wider and an anchor may be
	 * expanded several times.
	 */
	static final int MOST_BUCKETS = 1 << 12;
	/** Number of anchors taken between two checks for cancellation. A power of two. */
	static final int PATIENCE = 1 << 14;

	private FieldSearch() {
	}

	/** Returns the cost of each anchor, indexed by anchor. */
	static double[] costs(StepGraph graph, int[] starts, Progress progress) {
		double[] costs = new double[graph.size()];
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		double width = Math.max(1, graph.largestCost() / MOST_BUCKETS);
		BucketQueue queue = new BucketQueue();
		for (int start : starts) {
			costs[start] = 0;
			queue.add(start, 0);
		}
		int taken = 0;
		for (int at = queue.take(); at >= 0; at = queue.take()) {
			if (++taken % PATIENCE == 0) {
				progress.check();
			}
			if (queue.takenCost() == costs[at] / width) {
				expand(graph, at, costs, width, queue);
			}
		}
		return costs;
	}

	private static void expand(StepGraph graph, int at, double[] costs, double width, BucketQueue queue) {
		double cost = costs[at];
		for (int rest = graph.steps(at); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			int to = graph.neighbour(at, direction);
			double next = cost + graph.cost(at, to, direction);
			if (next < costs[to]) {
				costs[to] = next;
				queue.add(to, next / width);
			}
		}
	}
}
