package org.leeway.pathing.navmesh.detour;

import java.util.Arrays;
import java.util.Comparator;

/**
 * A tree over the polygons of a tile, which finds polygons by their bounds. Bounds are relative to the top-left corner of the tile.
 * Their unit is a lattice step, see {@link DetourMesh#STEPS}. Nodes are in depth-first order. Each leaf has one polygon.
 */
public final class BoundsTree {

	/**
	 * Four numbers for each node: the least x, the least y, the largest x, the largest y. In lattice steps, see {@link
	 * DetourMesh#STEPS}.
	 */
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

	/**
	 * Returns one side of a node's bounds in lattice steps.
	 *
	 * @param side 0 for the least x, 1 for the least y, 2 for the largest x, 3 for the largest y
	 */
	public int bound(int node, int side) {
		return bounds[4 * node + side];
	}

	/**
	 * Returns the polygon of a leaf, counted from 0. For an inner node, returns minus the number of nodes in its subtree,
	 * including the node itself. If the box of a query does not meet the bounds of the node, the query skips all of these
	 * nodes.
	 */
	public int item(int node) {
		return items[node];
	}

	/**
	 * Returns the next node of a walk over the tree. If the current node's bounds do not meet the box of a query, the walk skips
	 * all nodes below it.
	 *
	 * @param node the current node
	 * @param meets whether the bounds of the current node meet the box
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
