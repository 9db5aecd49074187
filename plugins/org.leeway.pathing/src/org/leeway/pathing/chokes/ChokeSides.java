package org.leeway.pathing.chokes;

/**
 * A count of the cells behind each merge of basins. The merges form a forest of the basins. Removing a merge splits its
 * tree into two sides. The algorithm removes leaves one by one. A leaf, with all basins that were removed at it before, is
 * one side of its last merge. The rest of the tree is the other side.
 */
final class ChokeSides {

	private final WatershedMerges merges;
	/** Indexed by basin: the number of cells of the basin and of all basins removed at it. */
	private final long[] cells;
	/** Indexed by basin: the number of anchors of these basins on which units start. */
	private final int[] starts;
	/** Indexed by root: the number of cells of the whole tree. */
	private final long[] treeCells;
	/** Indexed by root: the number of anchors of the whole tree on which units start. */
	private final int[] treeStarts;
	/** Indexed by basin: the number of merges left. */
	private final int[] degrees;
	/** Indexed by basin: the exclusive or of the numbers of the merges left. */
	private final int[] links;
	/** Indexed by merge: the number of cells behind it. */
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
	 * Returns the number of cells behind the merge of a leaf. Units come from the side where they start. If they start on
	 * both sides or on neither, they come from the side with more cells.
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
