package org.leeway.pathing.search;

import java.util.Arrays;
import java.util.BitSet;

import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.util.IndexedHeap;

/**
 * The memory of a search: its nodes and its open list. A node is a number for a cell where the unit's top-left corner
 * may be. Nodes are numbered from 0 in the order of discovery. Not thread-safe.
 * <p>
 * The numbers are stored in pages of 32 x 32 cells, which are allocated on demand. Clearing takes constant time,
 * because it only raises {@link #base}. Stored numbers below {@code base} then count as missing.
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
	 * The expanded nodes, in the order of expansion. A node may occur more than once. Null if the caller does not need
	 * the order.
	 */
	private int[] taken;
	private int takenCount;
	private int lastTaken;

	public SearchNodes(int width, int height) {
		this.columns = (width + MASK) >> PAGE_SHIFT;
		this.pages = new int[columns * ((height + MASK) >> PAGE_SHIFT)][];
	}

	/**
	 * Removes all nodes, for a new search.
	 *
	 * @param ordered whether to record the order in which the new search expands nodes
	 */
	public void clear(boolean ordered) {
		clear();
		taken = ordered ? new int[PAGE] : null;
		takenCount = 0;
	}

	/** Returns whether the order in which the search expands nodes is recorded. */
	boolean isOrdered() {
		return taken != null;
	}

	/**
	 * Returns the cells of the expanded nodes as {@code y * width + x}, in the order of expansion. Each cell occurs
	 * once. The last call of {@link #clear} must have asked for the order.
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

	/** Returns the node of a cell. If the cell has no node, adds a node with an infinite cost. */
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

	/** Adds a node for a cell, and returns it. The caller must keep the node, because {@link #at} does not find it. */
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

	/**
	 * Adds the cells of all closed nodes to a plane. A closed node has a path from the start, and is no longer on the
	 * open list.
	 */
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

	/** Returns the previous node on the best known path to a node. The start has itself as its parent. */
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

	/** Records that a node is expanded. Also for nodes that were never on the open list. */
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
