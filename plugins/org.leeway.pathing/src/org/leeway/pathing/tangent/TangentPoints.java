package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * The places on discs where edges end, in order around each disc. Ends that are as good as one are at one place.
 * Immutable.
 */
final class TangentPoints {

	/** Ends nearer than this angle on a disc are at one place. */
	private static final double SAME = 1e-12;
	/** Pieces of a full turn; a disc has few ends in most of them. */
	private static final int PIECES = 32;

	private final EdgeEnds ends;
	/** By disc where its places begin; those of the next disc follow. */
	private final int[] starts;
	private final int[] byEnd;
	private final int[] discs;
	private final double[] angles;
	private int count;

	TangentPoints(EdgeEnds ends, int discCount) {
		this.ends = ends;
		this.starts = new int[discCount + 1];
		this.byEnd = new int[ends.count()];
		this.discs = new int[ends.count()];
		this.angles = new double[ends.count()];
		int[] pieces = pieces(discCount);
		int[] sorted = sorted(pieces);
		for (int disc = 0; disc < discCount; disc++) {
			starts[disc] = count;
			place(disc, sorted, pieces[PIECES * disc], pieces[PIECES * (disc + 1)]);
		}
		starts[discCount] = count;
	}

	/** By disc and piece of it where its ends begin, if all ends are in order. */
	private int[] pieces(int discCount) {
		int[] pieces = new int[PIECES * discCount + 1];
		for (int end = 0; end < ends.count(); end++) {
			if (!ends.isPoint(end)) {
				pieces[PIECES * Sides.disc(ends.side(end)) + piece(turned(end)) + 1]++;
			}
		}
		for (int piece = 1; piece < pieces.length; piece++) {
			pieces[piece] += pieces[piece - 1];
		}
		return pieces;
	}

	/** Where an end is, in pieces from the first one. */
	private double turned(int end) {
		return (ends.angle(end) + Math.PI) * (PIECES / Angles.FULL);
	}

	private static int piece(double turned) {
		return Math.min(PIECES - 1, (int) turned);
	}

	/**
	 * The ends that are not at points, in order around one disc after the other. The order of those at one place does
	 * not matter, so angles are cut to fit in keys together with the numbers of ends.
	 */
	private int[] sorted(int[] pieces) {
		int bits = Integer.SIZE - Integer.numberOfLeadingZeros(ends.count());
		double scale = 1L << Long.SIZE - 2 - bits;
		long[] keys = new long[pieces[pieces.length - 1]];
		int[] next = pieces.clone();
		for (int end = 0; end < ends.count(); end++) {
			if (!ends.isPoint(end)) {
				double turned = turned(end);
				int piece = piece(turned);
				int place = next[PIECES * Sides.disc(ends.side(end)) + piece]++;
				keys[place] = (long) ((turned - piece) * scale) << bits | end;
			}
		}
		for (int piece = 1; piece < pieces.length; piece++) {
			Arrays.sort(keys, pieces[piece - 1], pieces[piece]);
		}
		int[] sorted = new int[keys.length];
		for (int i = 0; i < sorted.length; i++) {
			sorted[i] = (int) (keys[i] & (1L << bits) - 1);
		}
		return sorted;
	}

	/** Goes round a disc. */
	private void place(int disc, int[] sorted, int from, int to) {
		int first = count;
		for (int i = from; i < to; i++) {
			double angle = ends.angle(sorted[i]);
			if (count == first || angle - angles[count - 1] > SAME) {
				discs[count] = disc;
				angles[count++] = angle;
			}
			byEnd[sorted[i]] = count - 1;
		}
		closeRing(first, sorted, to);
	}

	/** The last place may be the first one. */
	private void closeRing(int first, int[] sorted, int to) {
		if (count - first > 1 && angles[first] + Angles.FULL - angles[count - 1] <= SAME) {
			count--;
			for (int i = to - 1; byEnd[sorted[i]] == count; i--) {
				byEnd[sorted[i]] = first;
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
