package org.leeway.pathing.gaps;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A function that sorts adjacencies by radius, the least radius first. An adjacency is a pair of neighbouring sites. Its
 * radius is the radius of the largest disc that passes between the two sites. Adjacencies with equal radii keep their order.
 * For speed, first sorts integers, each made of the upper bits of a radius and the index of the adjacency.
 */
final class RadiusOrder {

	private RadiusOrder() {
	}

	static List<SiteAdjacency> of(List<SiteAdjacency> adjacencies) {
		int count = adjacencies.size();
		long indices = Math.max(0, (Long.highestOneBit(count) << 1) - 1);
		long[] keys = new long[count];
		for (int i = 0; i < count; i++) {
			keys[i] = ascending(adjacencies.get(i).radius()) & ~indices | i;
		}
		Arrays.parallelSort(keys);
		SiteAdjacency[] sorted = new SiteAdjacency[count];
		for (int i = 0; i < count; i++) {
			sorted[i] = adjacencies.get((int) (keys[i] & indices));
		}
		sortTies(sorted, keys, indices);
		return List.of(sorted);
	}

	/** Converts a radius to an integer that grows with the radius. */
	private static long ascending(double radius) {
		long bits = Double.doubleToLongBits(radius);
		return bits ^ bits >> Long.SIZE - 1 & Long.MAX_VALUE;
	}

	/**
	 * Finishes the sort. The keys hold only the upper bits of radii, so adjacencies with equal upper bits are not sorted yet.
	 * Sorts each group of such adjacencies by radius.
	 *
	 * @param sorted the adjacencies after the sort by keys
	 * @param keys their keys. The upper bits of a key are bits of the radius
	 * @param indices a mask for the lower bits of a key, which hold the index of the adjacency
	 */
	private static void sortTies(SiteAdjacency[] sorted, long[] keys, long indices) {
		int from = 0;
		for (int to = 1; to <= keys.length; to++) {
			if (to == keys.length || (keys[to] & ~indices) != (keys[from] & ~indices)) {
				if (to - from > 1) {
					Arrays.sort(sorted, from, to, Comparator.comparingDouble(SiteAdjacency::radius));
				}
				from = to;
			}
		}
	}
}
