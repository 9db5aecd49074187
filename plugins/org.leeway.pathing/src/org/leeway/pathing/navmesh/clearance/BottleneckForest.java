package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * A data structure that finds the narrowest gap on the widest path between two areas of a mesh, in O(log n) steps. The areas
 * are the {@link Cells}, and gaps are the lines between them.
 * <p>
 * To build the forest, cells are joined at the gaps, the widest gap first. At each gap, the root of the smaller tree
 * becomes a child of the root of the larger tree. A query goes up the tree from both cells to their common ancestor. Each cell
 * on the way became a child at a gap. The narrowest of these gaps is the result.
 */
final class BottleneckForest {

	private final int[] parents;
	/**
	 * The gap at which each cell became a child of its parent, as a rank. Indexed by cell. The rank of a gap is its index in
	 * {@link #widest}, so rank 0 is the widest gap. {@link Integer#MAX_VALUE} if the cell is a root.
	 */
	private final int[] ranks;
	/** Indexed by rank: the gaps, the widest first. */
	private final int[] widest;

	BottleneckForest(Cells cells) {
		this.parents = new int[cells.count()];
		this.ranks = new int[cells.count()];
		Arrays.fill(parents, NavMesh.NONE);
		Arrays.fill(ranks, Integer.MAX_VALUE);
		this.widest = widestFirst(cells.gaps());
		int[] sizes = new int[parents.length];
		Arrays.fill(sizes, 1);
		for (int rank = 0; rank < widest.length; rank++) {
			int a = root(cells.left(widest[rank]));
			int b = root(cells.right(widest[rank]));
			if (a != b) {
				int child = sizes[a] < sizes[b] ? a : b;
				int parent = a + b - child;
				parents[child] = parent;
				ranks[child] = rank;
				sizes[parent] += sizes[child];
			}
		}
	}

	private static int[] widestFirst(Gaps gaps) {
		long[] keys = new long[gaps.count()];
		for (int gap = 0; gap < keys.length; gap++) {
			keys[gap] = (long) ~Float.floatToIntBits((float) gaps.radius(gap)) << 32 | gap;
		}
		Arrays.sort(keys);
		int[] order = new int[keys.length];
		for (int i = 0; i < order.length; i++) {
			// the keys are widths rounded to float, so gaps of nearly equal width may be in the wrong order. An insertion sort
			// by exact widths corrects the order
			int gap = (int) keys[i];
			int at = i;
			for (; at > 0 && gaps.radius(order[at - 1]) < gaps.radius(gap); at--) {
				order[at] = order[at - 1];
			}
			order[at] = gap;
		}
		return order;
	}

	private int root(int cell) {
		int root = cell;
		while (parents[root] != NavMesh.NONE) {
			root = parents[root];
		}
		return root;
	}

	/** Returns all gaps, the widest first. */
	int[] widest() {
		return widest;
	}

	/** Returns the parent of a cell in the forest, or {@link NavMesh#NONE} for a root. */
	int parent(int cell) {
		return parents[cell];
	}

	/** Returns the gap between a cell and its parent: the gap at which the trees of both cells were joined. */
	int gapToParent(int cell) {
		return widest[ranks[cell]];
	}

	boolean areConnected(int a, int b) {
		return root(a) == root(b);
	}

	/**
	 * Returns the narrowest gap on the widest path between two connected cells, or {@link NavMesh#NONE} if both are the
	 * same cell.
	 */
	int bottleneck(int a, int b) {
		int rank = NavMesh.NONE;
		int one = a;
		int other = b;
		while (one != other) {
			// go up from the cell with the smaller rank. Ranks grow towards the root, so this cell is no ancestor of the cell
			// with the larger rank
			if (ranks[one] > ranks[other]) {
				int swapped = one;
				one = other;
				other = swapped;
			}
			rank = Math.max(rank, ranks[one]);
			one = parents[one];
		}
		return rank == NavMesh.NONE ? NavMesh.NONE : widest[rank];
	}
}
