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
	 * Limit for the number of buckets between the anchors at both ends of a step, to save memory. If a step costs more, buckets
	 * hold a range of costs wider than 1. An anchor may then be expanded several times.
	 */
	static final int MOST_BUCKETS = 1 << 12;
	/**
	 * A mask for the index of a bucket in a ring of four. Four buckets suffice, because a step leads at most two buckets
	 * ahead.
	 */
	private static final int RING = 3;
	/** Number of anchors taken between two checks for cancellation. A power of two. */
	static final int PATIENCE = 1 << 14;

	private static final double DIAGONAL = StepGraph.length(StepGraph.STRAIGHT);

	private final StepGraph graph;
	private final Progress progress;
	private final double[] costs;

	private FieldSearch(StepGraph graph, Progress progress) {
		this.graph = graph;
		this.progress = progress;
		this.costs = new double[graph.size()];
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
	}

	/** Returns the cost of each anchor, indexed by anchor. */
	static double[] costs(StepGraph graph, int[] starts, Progress progress) {
		FieldSearch search = new FieldSearch(graph, progress);
		for (int start : starts) {
			search.costs[start] = 0;
		}
		if (graph.isUniform()) {
			search.runUniform(starts);
		} else {
			search.run(starts, Math.max(1, graph.largestCost() / MOST_BUCKETS));
		}
		return search.costs;
	}

	/**
	 * Searches the ways of an agent with the same speed on all terrains. A step costs 1 or the square root of 2, so it leads
	 * from one bucket to one of the next two. So when an anchor is taken from a bucket, its cost is final. All directions from
	 * which the cheapest ways enter the anchor are then known too.
	 */
	private void runUniform(int[] starts) {
		byte[] arrivals = new byte[costs.length];
		IntStack[] buckets = {new IntStack(), new IntStack(), new IntStack(), new IntStack()};
		Arrays.stream(starts).forEach(buckets[0]::push);
		for (long bucket = 0, empty = 0; empty < buckets.length; bucket++) {
			progress.check();
			IntStack own = buckets[(int) bucket & RING];
			empty = own.isEmpty() ? empty + 1 : 0;
			while (!own.isEmpty()) {
				int at = own.pop();
				if ((long) costs[at] == bucket) {
					expand(at, arrivals, buckets);
				}
			}
		}
	}

	private void expand(int at, byte[] arrivals, IntStack[] buckets) {
		double cost = costs[at];
		for (int rest = graph.onward(at, arrivals[at] & 0xFF); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			int to = graph.neighbour(at, direction);
			double next = cost + (direction < StepGraph.STRAIGHT ? 1 : DIAGONAL);
			double old = costs[to];
			if (next < old) {
				costs[to] = next;
				arrivals[to] = (byte) (1 << direction);
				if ((long) next != (long) old) {
					buckets[(int) next & RING].push(to);
				}
			} else if (next == old) {
				arrivals[to] |= (byte) (1 << direction);
			}
		}
	}

	private void run(int[] starts, double width) {
		BucketQueue queue = new BucketQueue();
		for (int start : starts) {
			queue.add(start, 0);
		}
		int taken = 0;
		for (int at = queue.take(); at >= 0; at = queue.take()) {
			if (++taken % PATIENCE == 0) {
				progress.check();
			}
			if (queue.takenCost() == costs[at] / width) {
				expand(at, width, queue);
			}
		}
	}

	private void expand(int at, double width, BucketQueue queue) {
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
