package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * The tangent points of a graph: the points on discs where edges end, in order around each disc. Ends that are nearly
 * equal share a tangent point. Immutable.
 */
final class TangentPoints {

	/** Ends closer than this angle share a tangent point, radians. */
	private static final double SAME = 1e-12;
	/** The slices of a full turn. Most slices of a disc hold few ends. */
	private static final int SLICES = 32;

	private final EdgeEnds ends;
	/** By disc the number of its first tangent point; its last one precedes the first one of the next disc. */
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
		int[] slices = slices(discCount);
		int[] sorted = sorted(slices);
		for (int disc = 0; disc < discCount; disc++) {
			starts[disc] = count;
			addPointsOf(disc, sorted, slices[SLICES * disc], slices[SLICES * (disc + 1)]);
		}
		starts[discCount] = count;
	}

	/** By disc and slice, the index of its first end once all ends are sorted. */
	private int[] slices(int discCount) {
		int[] slices = new int[SLICES * discCount + 1];
		for (int end = 0; end < ends.count(); end++) {
			if (!ends.isPoint(end)) {
				slices[SLICES * Sides.disc(ends.side(end)) + slice(turned(end)) + 1]++;
			}
		}
		for (int slice = 1; slice < slices.length; slice++) {
			slices[slice] += slices[slice - 1];
		}
		return slices;
	}

	/** The angle of an end in slices, from 0. */
	private double turned(int end) {
		return (ends.angle(end) + Math.PI) * (SLICES / Angles.FULL);
	}

	private static int slice(double turned) {
		return Math.min(SLICES - 1, (int) turned);
	}

	/**
	 * The ends that are not at points, in order around one disc after the other. The order within a tangent point does
	 * not matter, so a sort key holds a rounded angle and the number of the end.
	 */
	private int[] sorted(int[] slices) {
		int bits = Integer.SIZE - Integer.numberOfLeadingZeros(ends.count());
		double scale = 1L << Long.SIZE - 2 - bits;
		long[] keys = new long[slices[slices.length - 1]];
		int[] next = slices.clone();
		for (int end = 0; end < ends.count(); end++) {
			if (!ends.isPoint(end)) {
				double turned = turned(end);
				int slice = slice(turned);
				int tangentPoint = next[SLICES * Sides.disc(ends.side(end)) + slice]++;
				keys[tangentPoint] = (long) ((turned - slice) * scale) << bits | end;
			}
		}
		for (int slice = 1; slice < slices.length; slice++) {
			Arrays.sort(keys, slices[slice - 1], slices[slice]);
		}
		int[] sorted = new int[keys.length];
		for (int i = 0; i < sorted.length; i++) {
			sorted[i] = (int) (keys[i] & (1L << bits) - 1);
		}
		return sorted;
	}

	/** Numbers the tangent points of a disc. */
	private void addPointsOf(int disc, int[] sorted, int from, int to) {
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

	/** Merges the last tangent point of a disc with the first one if they are close. */
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

	/** The tangent point of an end that is not at a point. */
	int of(int end) {
		return byEnd[end];
	}

	int disc(int tangentPoint) {
		return discs[tangentPoint];
	}

	/** The angle of the outward normal, from -pi to pi. */
	double angle(int tangentPoint) {
		return angles[tangentPoint];
	}

	/** The next tangent point on the disc, clockwise; the same one if there is no other. */
	int next(int tangentPoint) {
		int disc = discs[tangentPoint];
		return tangentPoint + 1 < starts[disc + 1] ? tangentPoint + 1 : starts[disc];
	}

	/** The angle to the next tangent point, radians; a full turn if that is the same one. */
	double sweep(int tangentPoint) {
		int next = next(tangentPoint);
		return angles[next] - angles[tangentPoint] + (next > tangentPoint ? 0 : Angles.FULL);
	}
}
