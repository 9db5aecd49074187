package org.leeway.pathing.navmesh.corridor;

import java.util.Arrays;

import org.leeway.pathing.util.IndexedHeap;

/**
 * The nodes that a search has reached. A node is a key, such as the number of a face, with the least known cost to it and
 * the key before it. Clearing takes no time. Not thread-safe.
 */
final class OpenNodes {

	/** By key: the search that reached it last in the upper half, its node in the lower one. */
	private final long[] slots;
	private long search;
	private final IndexedHeap heap = new IndexedHeap();
	private int[] keys = new int[256];
	private int[] before = new int[256];
	private double[] costs = new double[256];
	private int count;

	/** @param bound above all keys */
	OpenNodes(int bound) {
		slots = new long[bound];
	}

	void clear() {
		search++;
		heap.clear();
		count = 0;
	}

	/**
	 * Opens a key, or gives it a lower cost.
	 *
	 * @param estimate of the cost from there to the goal; consistent
	 */
	void reach(int key, double cost, double estimate, int previous) {
		int node = (int) slots[key];
		if (slots[key] >>> 32 != search) {
			node = add(key);
		} else if (!(cost < costs[node]) || !heap.contains(node)) {
			return;
		}
		costs[node] = cost;
		before[node] = previous;
		heap.put(node, cost + estimate);
	}

	private int add(int key) {
		if (count == keys.length) {
			keys = Arrays.copyOf(keys, 2 * count);
			before = Arrays.copyOf(before, 2 * count);
			costs = Arrays.copyOf(costs, 2 * count);
		}
		slots[key] = search << 32 | count;
		keys[count] = key;
		heap.announce(count);
		return count++;
	}

	boolean isEmpty() {
		return heap.isEmpty();
	}

	/** Takes the key of least cost and estimate. */
	int takeFirst() {
		return keys[heap.takeFirst()];
	}

	/** How many keys were reached. */
	int count() {
		return count;
	}

	/** The least known cost to a key that was reached. */
	double cost(int key) {
		return costs[(int) slots[key]];
	}

	/** The key, or whatever the search gave, before a key that was reached. */
	int before(int key) {
		return before[(int) slots[key]];
	}

	/** The cost to a key, infinite if it was not reached. */
	double costOrInfinity(int key) {
		return slots[key] >>> 32 == search ? cost(key) : Double.POSITIVE_INFINITY;
	}
}
