package org.leeway.pathing.repair;

import java.util.Arrays;

/**
 * A priority queue of positions, for costs that are small whole numbers. The largest cost in the queue may exceed the
 * least cost only by a fixed limit. Not thread-safe.
 */
final class BucketQueue {

	private final int[][] buckets;
	private final int[] sizes;
	private int cost;
	private int anchor;
	private long waiting;

	/**
	 * Creates an empty queue.
	 *
	 * @param limit the largest difference between two costs that are in the queue at the same time
	 */
	BucketQueue(int limit) {
		buckets = new int[limit + 1][16];
		sizes = new int[limit + 1];
	}

	void add(int newAnchor, int newCost) {
		int bucket = newCost % buckets.length;
		if (sizes[bucket] == buckets[bucket].length) {
			buckets[bucket] = Arrays.copyOf(buckets[bucket], 2 * sizes[bucket]);
		}
		buckets[bucket][sizes[bucket]++] = newAnchor;
		waiting++;
	}

	/**
	 * Removes a position of least cost. Afterwards, {@link #anchor} and {@link #cost} return this position and its cost.
	 * Returns false if the queue is empty.
	 */
	boolean next() {
		if (waiting == 0) {
			return false;
		}
		while (sizes[cost % buckets.length] == 0) {
			cost++;
		}
		int bucket = cost % buckets.length;
		anchor = buckets[bucket][--sizes[bucket]];
		waiting--;
		return true;
	}

	int anchor() {
		return anchor;
	}

	int cost() {
		return cost;
	}
}
