package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * The ends of a graph's edges that lie on discs, sorted by disc and then by angle round the disc. Discs are circles and
 * corners of polygons, inflated by the unit's radius. Sorted in parallel. Immutable.
 */
final class EndOrder {

	/**
	 * Number of slices of a disc. A slice is a range of angles, and all slices are equally large. With 32 slices, most slices
	 * hold only a few ends of edges, so a search in a slice is short.
	 */
	private static final int SLICES = 32;

	private final EdgeEnds ends;
	/** The index in {@link #sorted} of the first end in each slice. Indexed by {@code disc * SLICES + slice}. */
	private final int[] slices;
	/** The ends in sorted order. Each end is stored as its number in {@link EdgeEnds}. */
	private final int[] sorted;

	EndOrder(EdgeEnds ends, int discCount) {
		this.ends = ends;
		this.slices = slices(discCount);
		this.sorted = new int[first(discCount)];
		long[] keys = keys();
		Ranges.forEach(discCount, (from, to) -> sort(from, to, keys));
	}

	/**
	 * Returns the index in {@link #sorted} at which the ends of a disc begin. The ends of disc d are at the indices
	 * [first(d), first(d + 1)), an empty range if the disc has no ends.
	 */
	int first(int disc) {
		return slices[SLICES * disc];
	}

	/** Returns the end at an index in {@link #sorted}. The end is given as its number in {@link EdgeEnds}. */
	int end(int index) {
		return sorted[index];
	}

	private int[] slices(int discCount) {
		int[] firsts = new int[SLICES * discCount + 1];
		for (int end = 0; end < ends.count(); end++) {
			if (!ends.isPoint(end)) {
				firsts[SLICES * Sides.disc(ends.side(end)) + slice(turned(end)) + 1]++;
			}
		}
		for (int slice = 1; slice < firsts.length; slice++) {
			firsts[slice] += firsts[slice - 1];
		}
		return firsts;
	}

	/**
	 * Returns the angle of an end in slices: the number of slices, with fraction, from the angle -pi to the angle of the end.
	 */
	private double turned(int end) {
		return (ends.angle(end) + Math.PI) * (SLICES / Angles.FULL);
	}

	private static int slice(double turned) {
		return Math.min(SLICES - 1, (int) turned);
	}

	/**
	 * Returns a sort key for each end that lies on a disc. The upper bits of a key are the angle of the end inside its slice,
	 * rounded down. The lower bits are the number of the end. So ends with equal rounded angles are sorted by number.
	 */
	private long[] keys() {
		int bits = bits();
		double scale = 1L << Long.SIZE - 2 - bits;
		long[] keys = new long[sorted.length];
		int[] next = slices.clone();
		for (int end = 0; end < ends.count(); end++) {
			if (!ends.isPoint(end)) {
				double turned = turned(end);
				int slice = slice(turned);
				int place = next[SLICES * Sides.disc(ends.side(end)) + slice]++;
				keys[place] = (long) ((turned - slice) * scale) << bits | end;
			}
		}
		return keys;
	}

	/** Returns how many of the lower bits of a sort key hold the number of an edge's end, see {@link #keys}. */
	private int bits() {
		return Integer.SIZE - Integer.numberOfLeadingZeros(ends.count());
	}

	/** Sorts the ends on the discs [from, to). */
	private void sort(int from, int to, long[] keys) {
		for (int slice = SLICES * from; slice < SLICES * to; slice++) {
			Arrays.sort(keys, slices[slice], slices[slice + 1]);
		}
		long numbers = (1L << bits()) - 1;
		for (int i = first(from); i < first(to); i++) {
			sorted[i] = (int) (keys[i] & numbers);
		}
	}
}
