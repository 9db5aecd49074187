package org.leeway.pathing.tangent;

import java.util.Arrays;

/** The items that a beam has met, with the rays between which each may be met or touched. Not thread-safe. */
final class Encounters {

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

	/** Whether what was met blocks the segment along a ray that sight has taken up. */
	boolean block(double ray, Sight sight) {
		for (int i = 0; i < count; i++) {
			if (lows[i] <= ray && ray <= highs[i] && sight.isBlockedBy(items[i])) {
				return true;
			}
		}
		return sight.together() != Solids.NONE;
	}
}
