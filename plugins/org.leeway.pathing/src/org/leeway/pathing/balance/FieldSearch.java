package org.leeway.pathing.balance;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.search.StepGraph;

/**
 * A search for the costs of all anchors from scratch (Dijkstra's algorithm with a {@link BucketQueue}). For agents of one speed,
 * the search follows only paths that go diagonally as early as possible, as in jump point search. So most anchors are reached
 * once. Not thread-safe.
 */
final class FieldSearch {

	/**
	 * Largest cost of a step for which buckets of width 1 pay. For slower terrain, buckets are wider and an anchor may be
	 * expanded several times.
	 */
	static final int MOST_BUCKETS = 1 << 12;
	/** Number of anchors taken between two checks for cancellation. A power of two. */
	static final int PATIENCE = 1 << 14;

	private static final double DIAGONAL = StepGraph.length(StepGraph.STRAIGHT);

	private final StepGraph graph;
	private final Progress progress;
	private final double[] costs;
	private final BucketQueue queue = new BucketQueue();

	private FieldSearch(StepGraph graph, int[] starts, Progress progress) {
		this.graph = graph;
		this.progress = progress;
		this.costs = new double[graph.size()];
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		for (int start : starts) {
			costs[start] = 0;
			queue.add(start, 0);
		}
	}

	/** Returns the cost of each anchor, indexed by anchor. */
	static double[] costs(StepGraph graph, int[] starts, Progress progress) {
		FieldSearch search = new FieldSearch(graph, starts, progress);
		if (graph.isUniform()) {
			search.runUniform();
		} else {
			search.run(Math.max(1, graph.largestCost() / MOST_BUCKETS));
		}
		return search.costs;
	}

	/** Searches with two costs of steps. The directions of all cheapest arrivals are known when an anchor is taken. */
	private void runUniform() {
		byte[] arrivals = new byte[costs.length];
		int taken = 0;
		for (int at = queue.take(); at >= 0; at = queue.take()) {
			if (++taken % PATIENCE == 0) {
				progress.check();
			}
			double cost = costs[at];
			if (queue.takenCost() != cost) {
				continue;
			}
			for (int rest = graph.onward(at, arrivals[at] & 0xFF); rest != 0; rest &= rest - 1) {
				int direction = Integer.numberOfTrailingZeros(rest);
				int to = graph.neighbour(at, direction);
				double next = cost + (direction < StepGraph.STRAIGHT ? 1 : DIAGONAL);
				if (next < costs[to]) {
					costs[to] = next;
					arrivals[to] = (byte) (1 << direction);
					queue.add(to, next);
				} else if (next == costs[to]) {
					arrivals[to] |= (byte) (1 << direction);
				}
			}
		}
	}

	private void run(double width) {
		int taken = 0;
		for (int at = queue.take(); at >= 0; at = queue.take()) {
			if (++taken % PATIENCE == 0) {
				progress.check();
			}
			if (queue.takenCost() == costs[at] / width) {
				expand(at, width);
			}
		}
	}

	private void expand(int at, double width) {
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
