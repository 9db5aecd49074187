package org.leeway.pathing.gaps;

/**
 * A union-find forest of sites, such as circles and edges of polygons. Adjacencies join neighbouring sites. If they close a ring,
 * the forest computes whether the ring crosses a given segment an odd number of times. Such a ring surrounds exactly one end of the
 * segment.
 */
final class AdjacencyForest {

	/** Indexed by site: its parent. A root is its own parent. */
	private final int[] parents;
	/** Indexed by site: whether the path to its parent crosses the given segment an odd number of times. */
	private final boolean[] odd;

	AdjacencyForest(int count) {
		parents = new int[count];
		odd = new boolean[count];
		for (int i = 0; i < count; i++) {
			parents[i] = i;
		}
	}

	/**
	 * Joins two sites by an adjacency. Returns whether the adjacency closes a ring that crosses the given segment an odd number of
	 * times.
	 *
	 * @param a the index of a site
	 * @param b the index of another site
	 * @param adjacency whether the curve of the new adjacency crosses the segment an odd number of times
	 */
	boolean closesRing(int a, int b, boolean adjacency) {
		int rootA = root(a);
		int rootB = root(b);
		boolean around = odd[a] ^ odd[b] ^ adjacency;
		if (rootA == rootB) {
			return around;
		}
		parents[rootA] = rootB;
		odd[rootA] = around;
		return false;
	}

	/** Returns the root of a site, and makes the root its parent. */
	private int root(int site) {
		int parent = parents[site];
		if (parent != site && parents[parent] != parent) {
			int root = root(parent);
			odd[site] ^= odd[parent];
			parents[site] = root;
		}
		return parents[site];
	}
}
