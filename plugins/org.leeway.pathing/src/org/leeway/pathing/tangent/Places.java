package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * The places on discs where edges end, in order around each disc. Ends that are as good as one are at one place.
 * Immutable.
 */
final class Places {

	/** Ends nearer than this angle on a disc are at one place. */
	private static final double SAME = 1e-12;
	private static final int KEY_BITS = 62;

	private final EdgeEnds ends;
	/** By disc where its ends, and later its places, begin; those of the next disc follow. */
	private final int[] starts;
	private final int[] byEnd;
	private final int[] discs;
	private final double[] angles;
	private int count;

	Places(EdgeEnds ends, int discCount) {
		this.ends = ends;
		this.starts = new int[discCount + 1];
		this.byEnd = new int[ends.count()];
		this.discs = new int[ends.count()];
		this.angles = new double[ends.count()];
		int[] members = membersByDisc();
		long[] keys = new long[members.length];
		for (int disc = 0; disc < discCount; disc++) {
			int first = starts[disc];
			starts[disc] = count;
			place(disc, members, keys, first, starts[disc + 1]);
		}
		starts[discCount] = count;
	}

	/** Numbers of ends, those of one disc in a row. */
	private int[] membersByDisc() {
		for (int end = 0; end < ends.count(); end++) {
			if (!ends.isPoint(end)) {
				starts[Sides.disc(ends.side(end)) + 1]++;
			}
		}
		for (int disc = 1; disc < starts.length; disc++) {
			starts[disc] += starts[disc - 1];
		}
		int[] members = new int[starts[starts.length - 1]];
		int[] next = starts.clone();
		for (int end = 0; end < ends.count(); end++) {
			if (!ends.isPoint(end)) {
				members[next[Sides.disc(ends.side(end))]++] = end;
			}
		}
		return members;
	}

	/** Goes round a disc. The order of ends at one place does not matter, so angles are cut to fit in keys. */
	private void place(int disc, int[] members, long[] keys, int from, int to) {
		int bits = Integer.SIZE - Integer.numberOfLeadingZeros(to - from);
		double scale = (1L << KEY_BITS - bits) / Angles.FULL;
		for (int i = from; i < to; i++) {
			keys[i] = (long) ((ends.angle(members[i]) + Math.PI) * scale) << bits | i - from;
		}
		Arrays.sort(keys, from, to);
		long mask = (1L << bits) - 1;
		int first = count;
		for (int i = from; i < to; i++) {
			int end = members[from + (int) (keys[i] & mask)];
			double angle = ends.angle(end);
			if (count == first || angle - angles[count - 1] > SAME) {
				discs[count] = disc;
				angles[count++] = angle;
			}
			byEnd[end] = count - 1;
		}
		closeRing(first, members, from, to);
	}

	/** The last place may be the first one. */
	private void closeRing(int first, int[] members, int from, int to) {
		if (count - first > 1 && angles[first] + Angles.FULL - angles[count - 1] <= SAME) {
			count--;
			for (int i = from; i < to; i++) {
				byEnd[members[i]] = byEnd[members[i]] == count ? first : byEnd[members[i]];
			}
		}
	}

	int count() {
		return count;
	}

	/** The place of an end that is not at a point. */
	int of(int end) {
		return byEnd[end];
	}

	int disc(int place) {
		return discs[place];
	}

	/** The angle of the outward normal, from -pi to pi. */
	double angle(int place) {
		return angles[place];
	}

	/** The next place on the disc, clockwise; the same if there is no other. */
	int next(int place) {
		int disc = discs[place];
		return place + 1 < starts[disc + 1] ? place + 1 : starts[disc];
	}

	/** How far it is to the next place, a full turn if that is the same. */
	double sweep(int place) {
		int next = next(place);
		return angles[next] - angles[place] + (next > place ? 0 : Angles.FULL);
	}
}
