package org.leeway.pathing.search;

import java.util.Arrays;
import java.util.BitSet;

import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.util.IndexedHeap;

/**
 * The memory of a search: its nodes and its open list. A node is a number that stands for an anchor. Nodes are numbered in
 * the order of discovery. The same search always takes the same course. Not thread-safe.
 * <p>
 * The nodes of anchors are stored in pages of 32 x 32 anchors, allocated on demand. Clearing takes constant time: stored
 * numbers below {@link #base} belong to earlier searches.
 */
public final class SearchNodes {

	private static final int PAGE_SHIFT = 5;
	private static final int PAGE = 1 << PAGE_SHIFT;
	private static final int MASK = PAGE - 1;

	private final int columns;
	private final int[][] pages;
	private int base = 1;
	private int count;
	private int[] xs = new int[PAGE];
	private int[] ys = new int[PAGE];
	private int[] parents = new int[PAGE];
	private double[] costs = new double[PAGE];
	private byte[] arrivals = new byte[PAGE];
	private final IndexedHeap open = new IndexedHeap();
	/**
	 * The nodes that were expanded, in the order of expansion. A node may occur more than once. Null if the caller does not
	 * need the order.
	 */
	private int[] taken;
	private int takenCount;
	private int lastTaken;

	public SearchNodes(int width, int height) {
		this.columns = (width + MASK) >> PAGE_SHIFT;
		this.pages = new int[columns * ((height + MASK) >> PAGE_SHIFT)][];
	}

	/** Forgets all nodes. If {@code ordered}, records from now on the order in which nodes are expanded. */
	public void clear(boolean ordered) {
		clear();
		taken = ordered ? new int[PAGE] : null;
		takenCount = 0;
	}

	/**
	 * Returns the anchors of the expanded nodes, in the order of their first expansions, as {@code y * width + x}. The last
	 * call of {@link #clear} must have set {@code ordered}.
	 */
	public int[] order(int width) {
		BitSet known = new BitSet(count);
		return Arrays.stream(taken, 0, takenCount).filter(node -> {
			boolean first = !known.get(node);
			known.set(node);
			return first;
		}).map(node -> ys[node] * width + xs[node]).toArray();
	}

	/** Forgets all nodes. */
	public void clear() {
		base += count;
		if (base > Integer.MAX_VALUE / 2) {
			Arrays.fill(pages, null);
			base = 1;
		}
		count = 0;
		open.clear();
	}

	/** Returns the node of an anchor. If the anchor has no node, adds a node with an infinite cost. */
	public int at(int x, int y) {
		int index = (y >> PAGE_SHIFT) * columns + (x >> PAGE_SHIFT);
		int[] page = pages[index];
		if (page == null) {
			page = pages[index] = new int[PAGE * PAGE];
		}
		int cell = (y & MASK) << PAGE_SHIFT | x & MASK;
		int node = page[cell] - base;
		if (node < 0) {
			node = add(x, y);
			page[cell] = base + node;
		}
		return node;
	}

	/**
	 * Adds a node for an anchor, and returns the node. {@link #at} does not find this node, so the caller must keep the
	 * result.
	 */
	int add(int x, int y) {
		if (count == xs.length) {
			grow();
		}
		xs[count] = x;
		ys[count] = y;
		costs[count] = Double.POSITIVE_INFINITY;
		arrivals[count] = 0;
		open.announce(count);
		return count++;
	}

	private void grow() {
		int length = 2 * count;
		xs = Arrays.copyOf(xs, length);
		ys = Arrays.copyOf(ys, length);
		parents = Arrays.copyOf(parents, length);
		costs = Arrays.copyOf(costs, length);
		arrivals = Arrays.copyOf(arrivals, length);
	}

	/** Adds the anchors of all closed nodes to a plane. A closed node has a path, and is not on the open list. */
	public void addClosed(BitPlaneEditor anchors) {
		for (int node = 0; node < count; node++) {
			if (!open.contains(node) && costs[node] < Double.POSITIVE_INFINITY) {
				anchors.set(xs[node], ys[node]);
			}
		}
	}

	/** Returns the number of nodes. */
	public int count() {
		return count;
	}

	public int x(int node) {
		return xs[node];
	}

	public int y(int node) {
		return ys[node];
	}

	/** Returns the cost of the best known path from the start. Infinite if no path is known. */
	public double cost(int node) {
		return costs[node];
	}

	/** Returns the predecessor of a node on the best known path. A start is its own parent. */
	public int parent(int node) {
		return parents[node];
	}

	/** Sets the best known path to a node. */
	public void reach(int node, int parent, double cost) {
		parents[node] = parent;
		costs[node] = cost;
	}

	/** Returns the direction in which the best known path arrives at a node. 0 if the search has set no direction. */
	int arrival(int node) {
		return arrivals[node];
	}

	void setArrival(int node, int direction) {
		arrivals[node] = (byte) direction;
	}

	/** Puts a node on the open list. If the node is on the list already, decreases its key. */
	public void open(int node, double key) {
		open.put(node, key);
	}

	/** Returns whether any node is on the open list. */
	public boolean hasOpen() {
		return !open.isEmpty();
	}

	/** Takes the node with the least key off the open list, which must not be empty. */
	public int takeFirst() {
		int first = open.takeFirst();
		lastTaken = first;
		pass(first);
		return first;
	}

	/** Records that a node is expanded, whether it was on the open list or not. */
	void pass(int node) {
		if (taken != null) {
			record(node);
		}
	}

	/** Returns the node that was taken off the open list last. */
	int lastTaken() {
		return lastTaken;
	}

	private void record(int node) {
		if (takenCount == taken.length) {
			taken = Arrays.copyOf(taken, 2 * takenCount);
		}
		taken[takenCount++] = node;
	}
}
