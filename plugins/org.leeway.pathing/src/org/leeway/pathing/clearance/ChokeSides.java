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

	ChokeSides(BasinMerges merges, BasinAreas rooms) {
		this.merges = merges;
		int count = merges.rooms();
		this.cells = new long[count];
		this.starts = new int[count];
		this.treeCells = new long[count];
		this.treeStarts = new int[count];
		this.degrees = new int[count];
		this.links = new int[count];
		this.behind = new long[merges.count()];
		for (int room = 0; room < count; room++) {
			cells[room] = rooms.cells(room);
			starts[room] = rooms.starts(room);
			treeCells[merges.root(room)] += cells[room];
			treeStarts[merges.root(room)] += starts[room];
		}
		for (int merge = 0; merge < behind.length; merge++) {
			link(merge, merges.room(merge, false));
			link(merge, merges.room(merge, true));
		}
		for (int room = 0; room < count; room++) {
			cutLeaves(room);
		}
	}

	private void link(int merge, int room) {
		degrees[room]++;
		links[room] ^= merge;
	}

	private void cutLeaves(int first) {
		for (int room = first; degrees[room] == 1;) {
			int merge = links[room];
			behind[merge] = behind(room);
			int other = merges.room(merge, false) ^ merges.room(merge, true) ^ room;
			cells[other] += cells[room];
			starts[other] += starts[room];
			degrees[room] = 0;
			degrees[other]--;
			links[other] ^= merge;
			room = other;
		}
	}

	/** Units come from the side where they start; if that is neither or both, from the one of more cells. */
	private long behind(int room) {
		int root = merges.root(room);
		long rest = treeCells[root] - cells[room];
		boolean startHere = starts[room] > 0;
		boolean startThere = treeStarts[root] > starts[room];
		return startHere == startThere ? Math.min(cells[room], rest) : startHere ? rest : cells[room];
	}

	/** How many cells lie behind a merge. */
	long cellsBehind(int merge) {
		return behind[merge];
	}
}
