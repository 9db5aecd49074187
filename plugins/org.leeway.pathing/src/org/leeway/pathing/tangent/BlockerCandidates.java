package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * A list of the discs and walls that a {@link SectorSweep} has met. They are parts of {@link InflatedObstacles}, and may block
 * edges. With each disc or wall, the list stores the first and the last ray that may meet it. Not thread-safe.
 */
final class BlockerCandidates {

	private int count;
	private int[] items = new int[64];
	private double[] lows = new double[64];
	private double[] highs = new double[64];

	void clear() {
		count = 0;
	}

	void add(int item, double low, double high) {
		if (count == items.length) {
			items = Arrays.copyOf(items, 2 * count);
			lows = Arrays.copyOf(lows, 2 * count);
			highs = Arrays.copyOf(highs, 2 * count);
		}
		items[count] = item;
		lows[count] = low;
		highs[count++] = high;
	}

	/**
	 * Returns whether discs or walls of the list block a segment, one alone or two together.
	 *
	 * @param ray the direction of the segment, as a position among the rays, see {@link RayFan#ray}
	 * @param visibility the test. The caller must first call {@link SegmentVisibility#begin} with the segment
	 */
	boolean block(double ray, SegmentVisibility visibility) {
		for (int from = 0; from < count; from += Long.SIZE) {
			for (long rest = along(ray, from); rest != 0; rest &= rest - 1) {
				if (visibility.isBlockedBy(items[from + Long.numberOfTrailingZeros(rest)])) {
					return true;
				}
			}
		}
		return visibility.together() != InflatedObstacles.NONE;
	}

	/**
	 * Returns which discs and walls of the list a ray may meet, as bits. Looks at 64 entries of the list: bit i stands for
	 * entry {@code from + i}. Uses no branches, because a processor could not predict them here.
	 */
	private long along(double ray, int from) {
		int many = Math.min(Long.SIZE, count - from);
		long along = 0;
		for (int i = 0; i < many; i++) {
			long outside = Double.doubleToRawLongBits(ray - lows[from + i])
					| Double.doubleToRawLongBits(highs[from + i] - ray);
			along |= (~outside >>> Long.SIZE - 1) << i;
		}
		return along;
	}
}
