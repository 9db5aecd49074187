package org.leeway.pathing.chokes;

/**
 * A computation of how many cells lie behind each choke. Basins are the nodes of a graph, and each choke is an edge that connects
 * two basins. This graph is a forest, so a choke divides its tree into two sides. {@link #behind(int)} says which side counts.
 * <p>
 * The computation cuts off leaf after leaf, and adds the cells of the leaf to the basin that it was connected with. In the code,
 * the edges are called merges.
 */
final class ChokeSides {

	private final WatershedMerges merges;
	/** Indexed by basin: how many cells it has. Grows by the cells of each leaf that is cut off from this basin. */
	private final long[] cells;
	/**
	 * Indexed by basin: how many starts it has, as {@link BasinAreas#starts} counts them. Grows by the starts of each leaf that is
	 * cut off from this basin.
	 */
	private final int[] starts;
	/** Indexed by the root basin of a tree: how many cells the whole tree has. */
	private final long[] treeCells;
	/** Indexed by the root basin of a tree: how many starts the whole tree has, as {@link BasinAreas#starts} counts them. */
	private final int[] treeStarts;
	/** Indexed by basin: how many of its merges (edges of the forest) are left. */
	private final int[] degrees;
	/**
	 * Indexed by basin: the bitwise exclusive or of the indices of its merges that are left. If a single merge is left, this is its
	 * index.
	 */
	private final int[] links;
	/** Indexed by merge: how many cells lie behind it, on the side that {@link #behind(int)} chooses. */
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
	 * Returns how many cells lie behind the merge that connects a leaf with the rest of its tree. If units start on only one side
	 * of this merge, the cells of the other side count. Otherwise the smaller side counts.
	 *
	 * @param basin a basin that is now a leaf
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
