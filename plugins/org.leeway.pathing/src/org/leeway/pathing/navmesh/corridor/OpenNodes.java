package org.leeway.pathing.navmesh.corridor;

import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.util.IndexedHeap;

/**
 * The nodes that a search has reached, with the least known cost and the predecessor of each node. A node is identified by
 * a number, its key, such as the number of a face. The predecessor is the key of another node, or the half-edge by which
 * the path enters a face. Clearing takes constant time. Not thread-safe.
 */
final class OpenNodes {

	private final IndexedHeap heap = new IndexedHeap();
	/** Indexed by key: the number of the latest search that reached the key. */
	private final int[] searches;
	private final int[] before;
	private final double[] costs;
	private int search;
	private int count;
	/**
	 * An open node that is kept outside of the heap: the best of the nodes that were reached last. {@link NavMesh#NONE} if
	 * there is none. The search often takes this node next, so the node need not be put into the heap.
	 */
	private int waiting = NavMesh.NONE;
	/** The sum of cost and estimate of the node {@link #waiting}. */
	private double waitingTotal;

	/** @param bound greater than all keys */
	OpenNodes(int bound) {
		searches = new int[bound];
		before = new int[bound];
		costs = new double[bound];
		heap.announce(0, bound);
	}

	void clear() {
		search++;
		heap.clear();
		waiting = NavMesh.NONE;
		count = 0;
	}

	/**
	 * Returns whether a path to a node is worth reporting: whether {@link #reach} would open the node, or change its cost or
	 * predecessor.
	 */
	boolean isBetter(int key, double cost, int previous) {
		return searches[key] != search
				|| (cost < costs[key] || cost == costs[key] && previous < before[key]) && (key == waiting || heap.contains(key));
	}

	/**
	 * Reports a path to a node. A node that was not reached yet becomes open. An open node gets the cost and the predecessor of the
	 * path if the path is cheaper. If the costs are equal, the predecessor with the lower number wins.
	 * <p>
	 * The estimates must be consistent: each step must cost more than the amount by which the estimate decreases along the step.
	 * Then the cost and the predecessor of a node never change after {@link #takeFirst} has removed the node.
	 *
	 * @param cost the cost of the path
	 * @param estimate an estimate of the cost from the node to the goal, consistent as described
	 * @param previous the predecessor of the node on the path
	 */
	void reach(int key, double cost, double estimate, int previous) {
		if (!isBetter(key, cost, previous)) {
			return;
		}
		if (searches[key] != search) {
			searches[key] = search;
			heap.announce(key);
			count++;
		}
		costs[key] = cost;
		before[key] = previous;
		open(key, cost + estimate);
	}

	private void open(int key, double total) {
		boolean isWaiting = key == waiting;
		if (!isWaiting && (heap.contains(key) || waiting != NavMesh.NONE && total > waitingTotal)) {
			heap.put(key, total);
			return;
		}
		if (!isWaiting && waiting != NavMesh.NONE) {
			heap.put(waiting, waitingTotal);
		}
		waiting = key;
		waitingTotal = total;
	}

	boolean isEmpty() {
		return waiting == NavMesh.NONE && heap.isEmpty();
	}

	/** Removes and returns the open node with the least sum of cost and estimate. There must be an open node. */
	int takeFirst() {
		if (waiting == NavMesh.NONE || !heap.isEmpty() && heap.firstKey() < waitingTotal) {
			return heap.takeFirst();
		}
		int first = waiting;
		waiting = NavMesh.NONE;
		return first;
	}

	/** Returns the number of keys that were reached. */
	int count() {
		return count;
	}

	/** Returns the least known cost to a key that was reached. */
	double cost(int key) {
		return costs[key];
	}

	/** Returns the predecessor on the path to a key that was reached. {@link NavMesh#NONE} if the path begins at the key. */
	int before(int key) {
		return before[key];
	}

	/** Returns the least known cost to a key, infinite if the key was not reached. */
	double costOrInfinity(int key) {
		return searches[key] == search ? cost(key) : Double.POSITIVE_INFINITY;
	}
}
