package org.leeway.pathing.chokes;

/**
 * A computation of how many cells lie behind each choke. Basins and their merges form a forest, and each merge becomes
 * a choke. A merge divides its tree into two sides, and {@link #behind(int)} says which side counts.
 */
final class ChokeSides {

	private final WatershedMerges merges;
	/** Indexed by basin: its number of cells, including the basins that were cut off from this basin. */
	private final long[] cells;
	/**
	 * Indexed by basin: the number of its anchors with a start of units, including the basins that were cut off from
	 * this basin.
	 */
	private final int[] starts;
	/** Indexed by root basin of a tree: the number of cells in the whole tree. */
	private final long[] treeCells;
	/** Indexed by root basin of a tree: the number of anchors in the whole tree on which units start. */
	private final int[] treeStarts;
	/** Indexed by basin: how many of its merges have not been cut off. */
	private final int[] degrees;
	/**
	 * Indexed by basin: the exclusive or of the indices of its merges that have not been cut off. If only one is left,
	 * this is its index.
	 */
	private final int[] links;
	/** Indexed by merge: the number of cells behind it, on the side that {@link #behind(int)} chooses. */
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
	 * Returns the number of cells behind the only merge of a basin that was not cut off. If units start on only one
	 * side of the merge, counts the other side. Otherwise counts the smaller side.
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
