package org.leeway.pathing.chokes;

import org.leeway.pathing.Progress;
import org.leeway.pathing.util.DisjointSets;

/**
 * A search for the places where basins of a {@link BasinMap} merge. A basin is a wide place of the map. A <em>seam</em> is a
 * pair of neighbouring positions of the unit in two different basins. As in Kruskal's algorithm, the widest seam merges its
 * two basins first.
 * <p>
 * A seam is as wide as the clearance of its narrower position. If two seams are equally wide, the seam in the shorter passage
 * comes first. If their passages are equally long, the seam with the first position in row-major order comes first, and then
 * the seam with the lower direction.
 */
final class WatershedMerges {

	private static final int ANCHORS_A_CHECK = 1 << 16;

	private final BasinMap map;
	private final DisjointSets sets;
	private final Progress progress;
	/**
	 * The seams at which two basins were merged. A seam is stored as one of its two positions, and in the lowest bits the
	 * direction from there to the other position.
	 */
	private final IntList merges = new IntList();
	/** The seams that the current call of {@link #merge} examines, each stored as in {@link #merges}. */
	private final IntList seams = new IntList();
	/**
	 * Indexed like {@link #seams}: the length of the passage in which the seam lies. The length of a passage is the number of
	 * positions of the unit in the passage.
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
				fronts.settle();
			}
		}
	}

	private void merge(int slack) {
		seams.clear();
		lengths.clear();
		int[] roots = sets.roots();
		for (int i = map.start(slack); i < map.start(slack + 1); i++) {
			if (i % ANCHORS_A_CHECK == 0) {
				progress.check();
			}
			int basin = map.basin(map.narrow(i));
			if (basin != BasinMap.NONE) {
				addSeams(map.narrow(i), roots[basin], roots, slack);
			}
		}
		for (int seam : seamsByLength()) {
			if (sets.unite(basin(seam), otherBasin(seam))) {
				merges.add(seam);
			}
		}
	}

	/**
	 * Adds the seams between a position of the unit and the neighbouring positions to {@link #seams}.
	 *
	 * @param root the entry of {@code roots} for the basin of the position
	 * @param roots indexed by basin: the basin that represents all basins merged with it
	 */
	private void addSeams(int anchor, int root, int[] roots, int slack) {
		for (int direction = 0; direction < map.directions(); direction++) {
			int beside = map.slackBeside(anchor, direction);
			if (beside > slack || beside == slack && BasinMap.isForward(direction)) {
				int other = map.neighbour(anchor, direction);
				if (roots[map.basin(other)] != root && !map.isDetour(anchor, direction, slack)) {
					seams.add(anchor << BasinMap.DIRECTION_BITS | direction);
					lengths.add(map.distance(anchor) + (beside > slack ? 0 : map.distance(other)));
				}
			}
		}
	}

	/** Returns {@link #seams}, sorted by {@link #lengths} in ascending order. Seams of equal length keep their order. */
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

	/** Returns the basin that represents a basin and all basins merged with it. */
	int root(int basin) {
		return sets.root(basin);
	}

	/**
	 * Returns the first position of the seam at which two basins merged. This is the narrower position. If both positions are
	 * equally wide, this is the position that comes first row by row.
	 *
	 * @param merge the index in {@link #merges}
	 */
	int anchor(int merge) {
		return merges.get(merge) >>> BasinMap.DIRECTION_BITS;
	}

	/**
	 * Returns the second position of the seam at which two basins merged. This is the wider position. If both positions are
	 * equally wide, this is the position that comes last row by row.
	 *
	 * @param merge the index in {@link #merges}
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
