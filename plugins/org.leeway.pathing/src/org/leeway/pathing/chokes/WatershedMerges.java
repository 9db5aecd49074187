package org.leeway.pathing.chokes;

import org.leeway.pathing.Progress;
import org.leeway.pathing.util.DisjointSets;

/**
 * The merges of the basins of a {@link BasinMap}, that is, of wide places of the map. A <em>seam</em> is a pair of neighbouring
 * anchors in two basins, where these basins may merge. The widest seam merges first, as in Kruskal's algorithm for a spanning
 * forest.
 * <p>
 * The width of a seam is the lesser clearance of its two anchors. Among seams of equal width, the seam with the shortest passage
 * between the two basins merges first. Ties go by anchor and then by direction.
 */
final class WatershedMerges {

	private static final int ANCHORS_A_CHECK = 1 << 16;

	private final BasinMap map;
	private final DisjointSets sets;
	private final Progress progress;
	/**
	 * The seams at which two basins were merged: pairs of neighbouring anchors. Each entry packs an anchor and the direction of the
	 * other anchor.
	 */
	private final IntList merges = new IntList();
	/**
	 * The seams that the current call of {@link #merge} examines: pairs of neighbouring anchors in two basins. Encoded as in {@link
	 * #merges}.
	 */
	private final IntList seams = new IntList();
	/**
	 * Indexed like {@link #seams}: how many anchors the passage between the two basins has. All anchors of the passage have the
	 * same clearance.
	 */
	private final IntList lengths = new IntList();

	WatershedMerges(BasinMap map, Progress progress) {
		this.map = map;
		this.sets = new DisjointSets(map.wideBasins());
		this.progress = progress;
		WatershedFlood fronts = new WatershedFlood(map, sets, progress);
		for (int slack = map.size() - 1; slack >= 0; slack--) {
			fronts.spread(slack);
			merge(slack);
			if (slack > 0) {
				fronts.settle(slack);
			}
		}
	}

	private void merge(int slack) {
		seams.clear();
		lengths.clear();
		for (int i = map.start(slack); i < map.start(slack + 1); i++) {
			if (i % ANCHORS_A_CHECK == 0) {
				progress.check();
			}
			if (map.basin(map.narrow(i)) != BasinMap.NONE) {
				addSeams(map.narrow(i), slack);
			}
		}
		for (int seam : seamsByLength()) {
			if (sets.unite(basin(seam), otherBasin(seam))) {
				merges.add(seam);
			}
		}
	}

	private void addSeams(int anchor, int slack) {
		int basin = map.basin(anchor);
		for (int direction = 0; direction < map.directions(); direction++) {
			int beside = map.slackBeside(anchor, direction);
			boolean isSeam = beside > slack || beside == slack && BasinMap.isForward(direction);
			if (isSeam && !map.isDetour(anchor, direction, slack)) {
				int other = map.neighbour(anchor, direction);
				if (sets.areApart(basin, map.basin(other))) {
					seams.add(anchor << BasinMap.DIRECTION_BITS | direction);
					lengths.add(map.distance(anchor) + (beside > slack ? 0 : map.distance(other)));
				}
			}
		}
	}

	/** Returns {@link #seams}, sorted by {@link #lengths}. Entries of equal length keep their order. */
	private int[] seamsByLength() {
		int longest = 0;
		for (int i = 0; i < lengths.size(); i++) {
			longest = Math.max(longest, lengths.get(i));
		}
		int[] ends = new int[longest + 2];
		for (int i = 0; i < lengths.size(); i++) {
			ends[lengths.get(i) + 1]++;
		}
		for (int length = 1; length < ends.length; length++) {
			ends[length] += ends[length - 1];
		}
		int[] sorted = new int[seams.size()];
		for (int i = 0; i < sorted.length; i++) {
			sorted[ends[lengths.get(i)]++] = seams.get(i);
		}
		return sorted;
	}

	/** Returns the number of merges. */
	int count() {
		return merges.size();
	}

	/** Returns the number of basins. Basins are numbered from 0. */
	int basins() {
		return sets.size();
	}

	/** Returns the basin that stands for all basins merged with the given basin. */
	int root(int basin) {
		return sets.root(basin);
	}

	/**
	 * Returns the narrower of two neighbouring anchors at which two basins were merged. In a tie, returns the anchor
	 * that comes first, row by row.
	 *
	 * @param merge the index of the seam in {@link #merges}
	 */
	int anchor(int merge) {
		return merges.get(merge) >>> BasinMap.DIRECTION_BITS;
	}

	/**
	 * Returns the wider of two neighbouring anchors at which two basins were merged. In a tie, returns the anchor that
	 * comes last, row by row.
	 *
	 * @param merge the index of the seam in {@link #merges}
	 */
	int otherAnchor(int merge) {
		return other(merges.get(merge));
	}

	int basin(int merge, boolean other) {
		return other ? otherBasin(merges.get(merge)) : basin(merges.get(merge));
	}

	private int other(int seam) {
		return map.neighbour(seam >>> BasinMap.DIRECTION_BITS, seam & BasinMap.DIRECTION);
	}

	private int basin(int seam) {
		return map.basin(seam >>> BasinMap.DIRECTION_BITS);
	}

	private int otherBasin(int seam) {
		return map.basin(other(seam));
	}
}
