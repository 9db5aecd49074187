package org.leeway.pathing.navmesh.anyangle;

import java.util.Arrays;

/**
 * A growing list of intervals, see {@link IntervalSearch}. The fields are read directly, because the search reads them in its
 * innermost loop. Not thread-safe.
 */
final class FoundIntervals {

	/** Indexed by interval: its portal, as an index in {@link Portals#data}. */
	int[] portals = new int[16];
	/** Indexed by interval: its left limit, as a vertex or {@link IntervalRoot#STRAIGHT}. */
	int[] lefts = new int[16];
	/** Indexed by interval: its right limit, as a vertex or {@link IntervalRoot#STRAIGHT}. */
	int[] rights = new int[16];
	int count;

	void add(int portal, int left, int right) {
		if (count == portals.length) {
			portals = Arrays.copyOf(portals, 2 * count);
			lefts = Arrays.copyOf(lefts, 2 * count);
			rights = Arrays.copyOf(rights, 2 * count);
		}
		portals[count] = portal;
		lefts[count] = left;
		rights[count++] = right;
	}
}
