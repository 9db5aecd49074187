package org.leeway.pathing.search.bounded;

import java.util.Arrays;

/**
 * Consecutive numbers from 0 for the nodes that a search meets. A search keeps what it knows of nodes in arrays indexed by
 * these numbers. So it needs memory only near the nodes that it met. Not thread-safe.
 */
final class NodeNumbers {

	private static final int SHIFT = 12;
	private static final int LAST = (1 << SHIFT) - 1;

	/** One more than the number of each node, 0 if the node was not met. A page is null until one of its nodes is met. */
	private int[][] pages = new int[64][];
	private int count;

	/** Returns the number of a node. Returns -1 if the search has not met the node. */
	int get(int node) {
		int page = node >> SHIFT;
		return page >= pages.length || pages[page] == null ? -1 : pages[page][node & LAST] - 1;
	}

	/** Gives the next free number to a node without a number, and returns the number. */
	int add(int node) {
		int page = node >> SHIFT;
		if (page >= pages.length) {
			pages = Arrays.copyOf(pages, Math.max(page + 1, 2 * pages.length));
		}
		if (pages[page] == null) {
			pages[page] = new int[1 << SHIFT];
		}
		pages[page][node & LAST] = ++count;
		return count - 1;
	}

	/** Returns how many nodes were met. */
	int count() {
		return count;
	}
}
