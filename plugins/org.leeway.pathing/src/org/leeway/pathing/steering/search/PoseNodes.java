package org.leeway.pathing.steering.search;

import java.util.Arrays;

import org.leeway.pathing.util.IndexedHeap;

/**
 * The memory of a search over poses: its nodes and its open list. A node is a number that stands for a pose. Nodes are
 * numbered in the order of discovery. Not thread-safe.
 * <p>
 * The method {@link #at} gives each pose one node. A pose may have further nodes from {@link #add}, for example for a
 * curve that is not checked yet.
 */
final class PoseNodes {

	private static final int PAGE_SHIFT = 4;
	private static final int PAGE = 1 << PAGE_SHIFT;
	private static final int MASK = PAGE - 1;

	private final int columns;
	private final int headings;
	private final int[][] pages;
	private int base = 1;
	private int count;
	private int[] xs = new int[1024];
	private int[] ys = new int[1024];
	private byte[] at = new byte[1024];
	private int[] parents = new int[1024];
	private int[] arrivals = new int[1024];
	private double[] costs = new double[1024];
	private double[] estimates = new double[1024];
	private final IndexedHeap open = new IndexedHeap();

	PoseNodes(int width, int height, int headings) {
		this.columns = (width + MASK) >> PAGE_SHIFT;
		this.headings = headings;
		this.pages = new int[columns * ((height + MASK) >> PAGE_SHIFT)][];
	}

	/** Removes all nodes. */
	void clear() {
		base += count;
		if (base > Integer.MAX_VALUE / 2) {
			Arrays.fill(pages, null);
			base = 1;
		}
		count = 0;
		open.clear();
	}

	/** Returns the node of a pose. If there is none, adds a node with an infinite cost and no estimate. */
	int at(int x, int y, int heading) {
		int index = (y >> PAGE_SHIFT) * columns + (x >> PAGE_SHIFT);
		int[] page = pages[index];
		if (page == null) {
			page = pages[index] = new int[PAGE * PAGE * headings];
		}
		int pose = ((y & MASK) << PAGE_SHIFT | x & MASK) * headings + heading;
		int node = page[pose] - base;
		if (node < 0) {
			node = add(x, y, heading);
			page[pose] = base + node;
		}
		return node;
	}

	/** Returns the node of a pose. A negative number if the pose has no node. */
	int find(int x, int y, int heading) {
		int[] page = pages[(y >> PAGE_SHIFT) * columns + (x >> PAGE_SHIFT)];
		return page == null ? -1 : page[((y & MASK) << PAGE_SHIFT | x & MASK) * headings + heading] - base;
	}

	/**
	 * Adds a further node for a pose, which may have a node already. Returns the new node, which {@link #find} does not
	 * return.
	 */
	int add(int x, int y, int heading) {
		if (count == xs.length) {
			grow(2 * count);
		}
		xs[count] = x;
		ys[count] = y;
		at[count] = (byte) heading;
		costs[count] = Double.POSITIVE_INFINITY;
		estimates[count] = Double.NaN;
		open.announce(count);
		return count++;
	}

	private void grow(int length) {
		xs = Arrays.copyOf(xs, length);
		ys = Arrays.copyOf(ys, length);
		at = Arrays.copyOf(at, length);
		parents = Arrays.copyOf(parents, length);
		arrivals = Arrays.copyOf(arrivals, length);
		costs = Arrays.copyOf(costs, length);
		estimates = Arrays.copyOf(estimates, length);
	}

	int count() {
		return count;
	}

	int x(int node) {
		return xs[node];
	}

	int y(int node) {
		return ys[node];
	}

	int heading(int node) {
		return at[node];
	}

	double cost(int node) {
		return costs[node];
	}

	int parent(int node) {
		return parents[node];
	}

	/**
	 * Returns how the best known path arrives at a node: the index of its last move, which leads from the parent of the
	 * node. A search may store negative numbers with other meanings.
	 */
	int arrival(int node) {
		return arrivals[node];
	}

	/**
	 * Returns the estimate that the search has stored for a node, that is, a lower bound for the cost of the rest of
	 * the path. NaN if no estimate is stored.
	 */
	double estimate(int node) {
		return estimates[node];
	}

	void estimate(int node, double estimate) {
		estimates[node] = estimate;
	}

	/** Stores a path to a node as its best path, and puts the node on the open list. */
	void open(int node, int parent, int arrival, double cost) {
		parents[node] = parent;
		arrivals[node] = arrival;
		costs[node] = cost;
		open.put(node, cost + estimates[node]);
	}

	/** Returns whether a node has been taken off the open list, so that its best path is known. */
	boolean isClosed(int node) {
		return costs[node] < Double.POSITIVE_INFINITY && !open.contains(node);
	}

	/** Returns the smallest sum of cost and estimate among the nodes on the open list, which must not be empty. */
	double level() {
		return open.firstKey();
	}

	/** Returns the largest cost among all nodes that were reached. 0 if no node was reached. */
	double highest() {
		double highest = 0;
		for (int node = 0; node < count; node++) {
			highest = costs[node] < Double.POSITIVE_INFINITY ? Math.max(highest, costs[node]) : highest;
		}
		return highest;
	}

	/** Sets the cost of a node back to infinity, so that the node has no path. */
	void forget(int node) {
		costs[node] = Double.POSITIVE_INFINITY;
	}

	boolean hasOpen() {
		return !open.isEmpty();
	}

	int takeFirst() {
		return open.takeFirst();
	}
}
