package org.leeway.pathing.navmesh.detour;

import java.util.Arrays;
import java.util.Comparator;

/**
 * A tree over the polygons of a tile, which finds polygons by their bounds. Bounds are in steps ({@link DetourMesh#STEPS}) from the
 * top-left corner of the tile. Nodes are in the order of a depth-first walk. A leaf holds a polygon, see {@link #item}.
 */
public final class BoundsTree {

	/** Four numbers per node, in lattice steps: the least x and y, then the largest x and y. */
	private final int[] bounds;
	private final int[] items;
	private int count;

	/**
	 * Creates the tree of the polygons of a tile.
	 *
	 * @param leaves indexed by polygon: its least x and y, then its largest x and y. There is at least one polygon
	 */
	BoundsTree(int[][] leaves) {
		int nodes = 2 * leaves.length - 1;
		bounds = new int[4 * nodes];
		items = new int[nodes];
		Integer[] polygons = new Integer[leaves.length];
		Arrays.setAll(polygons, i -> i);
		add(leaves, polygons, 0, polygons.length);
	}

	private void add(int[][] leaves, Integer[] polygons, int from, int to) {
		int[] all = leaves[polygons[from]].clone();
		for (int i = from + 1; i < to; i++) {
			int[] other = leaves[polygons[i]];
			for (int side = 0; side < 4; side++) {
				all[side] = side < 2 ? Math.min(all[side], other[side]) : Math.max(all[side], other[side]);
			}
		}
		boolean isLeaf = to - from == 1;
		System.arraycopy(all, 0, bounds, 4 * count, 4);
		items[count++] = isLeaf ? polygons[from] : -(2 * (to - from) - 1);
		if (!isLeaf) {
			int axis = all[2] - all[0] >= all[3] - all[1] ? 0 : 1;
			Arrays.sort(polygons, from, to,
					Comparator.comparingInt(polygon -> leaves[polygon][axis] + leaves[polygon][axis + 2]));
			int middle = (from + to) / 2;
			add(leaves, polygons, from, middle);
			add(leaves, polygons, middle, to);
		}
	}

	/** Returns the number of nodes. */
	public int size() {
		return items.length;
	}

	/** Returns a bound of a node in lattice steps. Side 0 is the least x, 1 the least y, 2 the largest x, 3 the largest y. */
	public int bound(int node, int side) {
		return bounds[4 * node + side];
	}

	/**
	 * Returns the polygon of a leaf, counted from 0. For an inner node, returns {@code -n}, where {@code n} is the number of nodes
	 * in its subtree. A query that does not meet the bounds of the inner node skips these {@code n} nodes.
	 */
	public int item(int node) {
		return items[node];
	}

	/**
	 * Returns the next node of a walk over the tree. If the current node does not meet the box of a query, the walk skips all nodes
	 * below the current node.
	 *
	 * @param node the current node
	 * @param meets whether the current node meets the box
	 */
	int next(int node, boolean meets) {
		return meets || items[node] >= 0 ? node + 1 : node - items[node];
	}

	/** Returns whether the bounds of a node meet a box. */
	boolean meets(int node, int left, int top, int right, int bottom) {
		int at = 4 * node;
		return left <= bounds[at + 2] && right >= bounds[at] && top <= bounds[at + 3] && bottom >= bounds[at + 1];
	}
}
