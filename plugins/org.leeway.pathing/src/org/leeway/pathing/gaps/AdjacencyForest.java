package org.leeway.pathing.gaps;

/**
 * Pieces joined by links, and for each whether the way from it to the root of its tree crosses a segment an odd number
 * of times. A ring of links that does so surrounds one end of the segment and not the other.
 */
final class AdjacencyForest {

	private final int[] parents;
	private final boolean[] odd;

	AdjacencyForest(int count) {
		parents = new int[count];
		odd = new boolean[count];
		for (int i = 0; i < count; i++) {
			parents[i] = i;
		}
	}

	/** Joins two pieces; true if that closes a ring which crosses the segment an odd number of times. */
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

	/** The root of a piece, which afterwards is its parent. */
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
