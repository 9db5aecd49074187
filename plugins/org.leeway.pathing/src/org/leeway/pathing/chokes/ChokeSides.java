package org.leeway.pathing.chokes;

/**
 * A computation of how many cells lie behind each choke. A choke is a narrow passage that connects two basins, and
 * basins are wide places. In the code, the connections are called merges.
 * <p>
 * Basins and merges form a graph without cycles, that is, one or more trees. If a merge is removed, the tree with this
 * merge falls into two sides. {@link #behind(int)} says which side counts. The computation removes one leaf (basin with
 * one neighbour) after another, and adds the cells of the leaf to the neighbour.
 */
final class ChokeSides {

	private final WatershedMerges merges;
	/**
	 * Indexed by basin: how many cells the basin has. If the computation removes a leaf of a tree of basins, it adds the
	 * leaf's cells to the leaf's neighbour.
	 */
	private final long[] cells;
	/**
	 * Indexed by basin: how often a unit can start in it, see {@link BasinAreas#starts}. If the computation removes a leaf
	 * of the tree, it adds the leaf's starts to the neighbour of the leaf.
	 */
	private final int[] starts;
	/** Indexed by the root of a tree of basins: how many cells the whole tree has. */
	private final long[] treeCells;
	/** Indexed by the root of a tree of basins: the sum of {@link BasinAreas#starts} over all basins of the tree. */
	private final int[] treeStarts;
	/** Indexed by basin: how many connections with other basins are left. */
	private final int[] degrees;
	/**
	 * Indexed by basin: the exclusive or (^) of the indices of its remaining connections. The index of a removed connection is
	 * combined once more, which takes it out. So when only one connection is left, this number is its index.
	 */
	private final int[] links;
	/** Indexed by merge: how many cells lie behind it, see {@link #behind(int)}. */
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
	 * Returns how many cells lie behind the only remaining connection of a basin. The connection divides the tree of basins into
	 * the basin itself and the rest of the tree. If units start in the basin but not in the rest, the rest lies behind the
	 * connection. If units start in the rest but not in the basin, the basin lies behind it. Otherwise, the part with fewer
	 * cells lies behind it.
	 *
	 * @param basin a basin with a single remaining connection
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
