package org.leeway.pathing.balance;

import java.util.Arrays;

/**
 * A queue of anchors by cost. A bucket holds the anchors whose costs have the same whole part. If each step costs at least
 * 1, the costs of a bucket are final when the bucket is taken. So the order within a bucket does not matter (E. Denardo and
 * B. Fox, <em>Shortest-Route Methods: 1. Reaching, Pruning, and Buckets</em>, Operations Research, 1979). The buckets form
 * a ring. If the costs in the queue differ by more than the ring has buckets, the ring grows. Not thread-safe.
 */
final class BucketQueue {

	private static final int FIRST_BUCKETS = 64;
	private static final int FIRST_ENTRIES = 16;

	private int[][] anchors = new int[FIRST_BUCKETS][];
	private double[][] costs = new double[FIRST_BUCKETS][];
	private int[] sizes = new int[FIRST_BUCKETS];
	/** Whole part of the costs of the current bucket. */
	private long bucket;
	/** Slot of the current bucket in the ring. */
	private int slot;
	private int count;
	private double takenCost;

	/**
	 * Adds an anchor, which may be in the queue already. After the first {@link #take}, the whole part of the cost must be at
	 * least the whole part of {@link #takenCost}. If the queue is empty, any cost is allowed.
	 */
	void add(int anchor, double cost) {
		long own = (long) cost;
		if (count == 0) {
			bucket = own;
			slot = (int) (own & sizes.length - 1);
		}
		if (own < bucket) {
			moveBack(own);
		}
		while (own - bucket >= sizes.length) {
			grow();
		}
		push((int) (own & sizes.length - 1), anchor, cost);
		count++;
	}

	/**
	 * Makes an earlier bucket the current bucket, so that a cost below all costs of the queue can be added. This happens
	 * only while the first anchors are added, before any anchor is taken.
	 *
	 * @param own the number of the earlier bucket, that is, the new cost without its fraction
	 */
	private void moveBack(long own) {
		long last = bucket;
		for (int i = 0; i < sizes.length; i++) {
			last = sizes[(int) (bucket + i & sizes.length - 1)] > 0 ? bucket + i : last;
		}
		while (last - own >= sizes.length) {
			grow();
		}
		bucket = own;
		slot = (int) (own & sizes.length - 1);
	}

	private void push(int to, int anchor, double cost) {
		int size = sizes[to]++;
		if (anchors[to] == null) {
			anchors[to] = new int[FIRST_ENTRIES];
			costs[to] = new double[FIRST_ENTRIES];
		} else if (size == anchors[to].length) {
			anchors[to] = Arrays.copyOf(anchors[to], 2 * size);
			costs[to] = Arrays.copyOf(costs[to], 2 * size);
		}
		anchors[to][size] = anchor;
		costs[to][size] = cost;
	}

	private void grow() {
		int before = sizes.length;
		int[][] oldAnchors = anchors;
		double[][] oldCosts = costs;
		int[] oldSizes = sizes;
		anchors = new int[2 * before][];
		costs = new double[2 * before][];
		sizes = new int[2 * before];
		for (int i = 0; i < before; i++) {
			int from = (int) (bucket + i & before - 1);
			int to = (int) (bucket + i & 2 * before - 1);
			anchors[to] = oldAnchors[from];
			costs[to] = oldCosts[from];
			sizes[to] = oldSizes[from];
		}
		slot = (int) (bucket & sizes.length - 1);
	}

	/** Removes and returns an anchor of the first bucket. -1 if the queue is empty. */
	int take() {
		if (count == 0) {
			return -1;
		}
		while (sizes[slot] == 0) {
			bucket++;
			slot = slot + 1 & sizes.length - 1;
		}
		count--;
		int last = --sizes[slot];
		takenCost = costs[slot][last];
		return anchors[slot][last];
	}

	/** Returns the cost with which the last taken anchor was added. */
	double takenCost() {
		return takenCost;
	}
}
