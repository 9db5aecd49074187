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
	/** The basins of the {@link #merges}, two entries for each: the basin of its first position, and of its second. */
	private final IntList mergeBasins = new IntList();
	/** The seams that the current call of {@link #merge} examines, each stored as in {@link #merges}. */
	private final IntList seams = new IntList();
	/** The basins of the {@link #seams}, as in {@link #mergeBasins}. Another look into the map would cost a cache miss each. */
	private final IntList seamBasins = new IntList();
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
		seamBasins.clear();
		lengths.clear();
		int[] roots = sets.roots();
		for (int i = map.start(slack); i < map.start(slack + 1); i++) {
			if (i % ANCHORS_A_CHECK == 0) {
				progress.check();
			}
			int basin = map.basin(map.narrow(i));
			if (basin != BasinMap.NONE) {
				addSeams(map.narrow(i), basin, roots, slack);
			}
		}
		for (int seam : seamsByLength()) {
			int basin = seamBasins.get(2 * seam);
			int other = seamBasins.get(2 * seam + 1);
			if (sets.unite(basin, other)) {
				merges.add(seams.get(seam));
				mergeBasins.add(basin);
				mergeBasins.add(other);
			}
		}
	}

	/**
	 * Adds the seams between a position of the unit and the neighbouring positions to {@link #seams}.
	 *
	 * @param basin the basin of the position
	 * @param roots indexed by basin: the basin that represents all basins merged with it
	 */
	private void addSeams(int anchor, int basin, int[] roots, int slack) {
		int root = roots[basin];
		for (int direction = 0; direction < map.directions(); direction++) {
			int beside = map.slackBeside(anchor, direction);
			if (beside > slack || beside == slack && BasinMap.isForward(direction)) {
				int other = map.neighbour(anchor, direction);
				int otherBasin = map.basin(other);
				if (roots[otherBasin] != root && !map.isDetour(anchor, direction, slack)) {
					seams.add(anchor << BasinMap.DIRECTION_BITS | direction);
					seamBasins.add(basin);
					seamBasins.add(otherBasin);
					lengths.add(map.distance(anchor) + (beside > slack ? 0 : map.distance(other)));
				}
			}
		}
	}

	/** Returns the indices of the {@link #seams}, by {@link #lengths} in ascending order. Seams of equal length keep their order. */
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
			sorted[ends[lengths.get(i)]++] = i;
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
	 * Returns the second position of a seam, that is, of the two neighbouring positions at which two basins merged. The second
	 * position is the wider position. If both positions are equally wide, this is the later position, row by row.
	 *
	 * @param merge the index in {@link #merges}
	 */
	int otherAnchor(int merge) {
		int seam = merges.get(merge);
		return map.neighbour(seam >>> BasinMap.DIRECTION_BITS, seam & BasinMap.DIRECTION);
	}

	/** Returns the basin of the {@linkplain #anchor first} or of the {@linkplain #otherAnchor second} position of a merge. */
	int basin(int merge, boolean other) {
		return mergeBasins.get(2 * merge + (other ? 1 : 0));
	}
}
