package org.leeway.pathing.balance;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.search.StepGraph;

/**
 * A repair of a {@link TravelField} after an edit. First removes the costs whose way no longer exists, or has another cost now.
 * Checks the costs in ascending order. Then searches again from the anchors (top-left cells of the agent) around the removed
 * costs, and over steps that the edit added. So the work grows with the number of changed costs (G. Ramalingam and T. Reps,
 * <em>On the Computational Complexity of Dynamic Graph Problems</em>, Theoretical Computer Science, 1996).
 * <p>
 * Each step must cost at least 1. A neighbour explains the cost of an anchor if the neighbour's cost plus the cost of the step
 * equals the anchor's cost exactly. Costs are exact sums, so a cost above 0 that no neighbour explains is wrong.
 */
final class FieldRepair {

	private final StepGraph graph;
	private final double[][] tiles;
	/** Indexed by tile: whether the tile is a copy that this repair made. */
	private final boolean[] own;
	private final Progress progress;
	private final BucketQueue queue = new BucketQueue();
	private int[] removed = new int[64];
	private int removedCount;
	private int taken;

	FieldRepair(StepGraph graph, double[][] before, Progress progress) {
		this.graph = graph;
		this.tiles = before.clone();
		this.own = new boolean[before.length];
		this.progress = progress;
	}

	/**
	 * Updates the costs in the field after an edit.
	 *
	 * @param changed the anchors whose steps or speeds changed
	 * @param oldStarts the starts before the edit. Empty if the starts stay the same
	 * @param starts the starts after the edit
	 */
	void run(int[] changed, int[] oldStarts, int[] starts) {
		int[] suspects = Arrays.copyOf(oldStarts, oldStarts.length + changed.length);
		System.arraycopy(changed, 0, suspects, oldStarts.length, changed.length);
		for (int anchor : suspects) {
			suspect(anchor);
			addNeighbours(anchor);
		}
		removeUnexplained(starts);
		for (int start : starts) {
			lower(start, 0);
		}
		for (int i = 0; i < removedCount; i++) {
			reach(removed[i]);
		}
		for (int anchor : suspects) {
			reach(anchor);
			spread(anchor);
		}
		search();
	}

	/** Returns the tiles of the repaired field. Unchanged tiles are shared with the old field. */
	double[][] tiles() {
		return tiles;
	}

	private double cost(int anchor) {
		return tiles[anchor / TravelField.TILE_CELLS][anchor % TravelField.TILE_CELLS];
	}

	private void set(int anchor, double cost) {
		int tile = anchor / TravelField.TILE_CELLS;
		if (!own[tile]) {
			own[tile] = true;
			tiles[tile] = tiles[tile].clone();
		}
		tiles[tile][anchor % TravelField.TILE_CELLS] = cost;
	}

	private void suspect(int anchor) {
		double cost = cost(anchor);
		if (cost < Double.POSITIVE_INFINITY) {
			queue.add(anchor, cost);
		}
	}

	/**
	 * Queues all neighbours of a changed anchor for a check. The costs of their steps may have changed too, because the cost of
	 * a step depends on the speeds at both ends.
	 */
	private void addNeighbours(int anchor) {
		for (int rest = graph.steps(anchor); rest != 0; rest &= rest - 1) {
			suspect(graph.neighbour(anchor, Integer.numberOfTrailingZeros(rest)));
		}
	}

	private void removeUnexplained(int[] starts) {
		for (int at = queue.take(); at >= 0; at = queue.take()) {
			check();
			double cost = cost(at);
			if (queue.takenCost() == cost && !isExplained(at, cost, starts)) {
				set(at, Double.POSITIVE_INFINITY);
				removed = removedCount == removed.length ? Arrays.copyOf(removed, 2 * removedCount) : removed;
				removed[removedCount++] = at;
				suspectFollowers(at, cost);
			}
		}
	}

	private boolean isExplained(int at, double cost, int[] starts) {
		if (cost == 0) {
			return Arrays.binarySearch(starts, at) >= 0;
		}
		for (int rest = graph.steps(at); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			int from = graph.neighbour(at, direction);
			if (cost(from) + graph.cost(from, at, direction) == cost) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Queues the neighbours whose cost may have come from an anchor, after the cost of this anchor was removed. Such a
	 * neighbour's cost is exactly the removed cost plus the cost of the step. Steps that the edit removed need no check here,
	 * because both of their ends are in the queue already.
	 *
	 * @param at the anchor whose cost was removed
	 * @param cost the removed cost
	 */
	private void suspectFollowers(int at, double cost) {
		for (int rest = graph.steps(at); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			int to = graph.neighbour(at, direction);
			if (cost(to) == cost + graph.cost(at, to, direction)) {
				queue.add(to, cost(to));
			}
		}
	}

	/** Lowers the cost of an anchor to the cost of the cheapest way that comes from a neighbour. */
	private void reach(int anchor) {
		double best = Double.POSITIVE_INFINITY;
		for (int rest = graph.steps(anchor); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			int from = graph.neighbour(anchor, direction);
			best = Math.min(best, cost(from) + graph.cost(from, anchor, direction));
		}
		lower(anchor, best);
	}

	private void lower(int anchor, double cost) {
		if (cost < cost(anchor)) {
			set(anchor, cost);
			queue.add(anchor, cost);
		}
	}

	private void spread(int at) {
		double cost = cost(at);
		for (int rest = cost < Double.POSITIVE_INFINITY ? graph.steps(at) : 0; rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			int to = graph.neighbour(at, direction);
			lower(to, cost + graph.cost(at, to, direction));
		}
	}

	private void search() {
		for (int at = queue.take(); at >= 0; at = queue.take()) {
			check();
			if (queue.takenCost() == cost(at)) {
				spread(at);
			}
		}
	}

	private void check() {
		if (++taken % FieldSearch.PATIENCE == 0) {
			progress.check();
		}
	}
}
