package org.leeway.pathing.clearance;

/**
 * How many cells lie behind each merge of rooms. The merges make a forest of the rooms, and without one of them its
 * tree falls into two sides. Leaves are cut off one after the other; what has been cut off at a room, and the room
 * itself, are the one side of the merge that it is cut off at, and the rest of the tree is the other.
 */
final class ChokeSides {

	private final BasinMerges merges;
	/** By room; at the end, of the root of the forest for its whole tree. */
	private final long[] cells;
	private final int[] starts;
	private final long[] treeCells;
	private final int[] treeStarts;
	/** By room how many merges are left, and the numbers of these, all combined by exclusive or. */
	private final int[] degrees;
	private final int[] links;
	/** By merge. */
	private final long[] behind;

	ChokeSides(BasinMerges merges, BasinAreas basins) {
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

	/** Units come from the side where they start; if that is neither or both, from the one of more cells. */
	private long behind(int basin) {
		int root = merges.root(basin);
		long rest = treeCells[root] - cells[basin];
		boolean startHere = starts[basin] > 0;
		boolean startThere = treeStarts[root] > starts[basin];
		return startHere == startThere ? Math.min(cells[basin], rest) : startHere ? rest : cells[basin];
	}

	/** How many cells lie behind a merge. */
	long cellsBehind(int merge) {
		return behind[merge];
	}
}
