package org.leeway.pathing.gaps;

/**
 * A union-find forest that detects when obstacles separate two places. Its nodes are sites: circles, and edges of
 * polygons or of the border. Neighbouring sites are joined one by one. The forest reports when joined sites form a ring
 * around exactly one of the two places.
 */
final class AdjacencyForest {

	/** Indexed by site: its parent in the forest. A root is its own parent. */
	private final int[] parents;
	/**
	 * Indexed by site: whether the {@linkplain SiteAdjacency#curve curves} from the site to its parent cross a segment an odd
	 * number of times. The segment joins the two places that obstacles may separate.
	 */
	private final boolean[] odd;

	AdjacencyForest(int count) {
		parents = new int[count];
		odd = new boolean[count];
		for (int i = 0; i < count; i++) {
			parents[i] = i;
		}
	}

	/**
	 * Joins two neighbouring sites by a curve. Returns whether the curve closes a ring that surrounds exactly one of
	 * the two places. Such a ring crosses the segment between the places an odd number of times.
	 *
	 * @param a the index of a site
	 * @param b the index of another site
	 * @param adjacency whether the new curve crosses the segment between the places an odd number of times
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
