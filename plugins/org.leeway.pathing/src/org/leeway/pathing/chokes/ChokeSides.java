package org.leeway.pathing.chokes;

/**
 * A count of the cells behind each merge of basins. The basins are the nodes of a graph, and the merges are its edges. The
 * graph is a forest, so each merge divides its tree into two sides. The cells of one side are <em>behind</em> the merge, as
 * {@link #behind(int)} describes. A leaf is a basin with one remaining merge. The algorithm repeatedly removes a leaf, and adds
 * the cells of the leaf to the basin at the other end of this merge. When a leaf is removed, its sum is the number of cells on
 * its side of the merge. The rest of the tree is the other side.
 */
final class ChokeSides {

	private final WatershedMerges merges;
	/**
	 * Indexed by basin: the number of cells of the basin, and of all removed basins whose cells were added to the basin.
	 */
	private final long[] cells;
	/**
	 * Indexed by basin: the number of anchors on which units start, in the basin and in the removed basins that {@link #cells}
	 * includes.
	 */
	private final int[] starts;
	/** Indexed by root basin of a tree: the number of cells of the whole tree. */
	private final long[] treeCells;
	/** Indexed by root basin of a tree: the number of the whole tree's anchors on which units start. */
	private final int[] treeStarts;
	/** Indexed by basin: the number of remaining merges of the basin. */
	private final int[] degrees;
	/**
	 * Indexed by basin: the exclusive or of the numbers of the remaining merges of the basin. For a leaf, this is the
	 * number of its only merge.
	 */
	private final int[] links;
	/** Indexed by merge: the number of cells behind the merge. {@link #behind(int)} says which of the two sides this is. */
	private final long[] behind;

	ChokeSides(WatershedMerges merges, BasinAreas basins) {
		this.merges = merges;
		int count = merges.basins();
		this.cells = new long[count];
		this.starts = new int[count];
		this.treeCells = new long[count];
		this.treeStarts = new int[count];
		this.degrees = new int[count];
		this.links = new int[count];
		this.behind = new long[merges.count()];
		for (int basin = 0; basin < count; basin++) {
			cells[basin] = basins.cells(basin);
			starts[basin] = basins.starts(basin);
			treeCells[merges.root(basin)] += cells[basin];
			treeStarts[merges.root(basin)] += starts[basin];
		}
		for (int merge = 0; merge < behind.length; merge++) {
			link(merge, merges.basin(merge, false));
			link(merge, merges.basin(merge, true));
		}
		for (int basin = 0; basin < count; basin++) {
			cutLeaves(basin);
		}
	}

	private void link(int merge, int basin) {
		degrees[basin]++;
		links[basin] ^= merge;
	}

	private void cutLeaves(int first) {
		for (int basin = first; degrees[basin] == 1;) {
			int merge = links[basin];
			behind[merge] = behind(basin);
			int other = merges.basin(merge, false) ^ merges.basin(merge, true) ^ basin;
			cells[other] += cells[basin];
			starts[other] += starts[basin];
			degrees[basin] = 0;
			degrees[other]--;
			links[other] ^= merge;
			basin = other;
		}
	}

	/**
	 * Returns the number of cells behind the only remaining merge of a basin, which is now a leaf of its tree. If units start
	 * on only one side of the merge, returns the number of cells on the other side. Otherwise returns the number of cells on
	 * the smaller side.
	 */
	private long behind(int basin) {
		int root = merges.root(basin);
		long rest = treeCells[root] - cells[basin];
		boolean startHere = starts[basin] > 0;
		boolean startThere = treeStarts[root] > starts[basin];
		return startHere == startThere ? Math.min(cells[basin], rest) : startHere ? rest : cells[basin];
	}

	/** Returns the number of cells behind a merge. */
	long cellsBehind(int merge) {
		return behind[merge];
	}
}
