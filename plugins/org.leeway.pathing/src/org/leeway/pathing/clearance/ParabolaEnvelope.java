package org.leeway.pathing.clearance;

/**
 * The lower envelope of parabolas {@code (x - at)^2 + height} of one shape, added from left to right and then read from
 * left to right, both at whole numbers and in linear time. Reusable after {@link #clear}. Not thread-safe.
 */
final class ParabolaEnvelope {

	private final long[] at;
	private final long[] height;
	/** The first whole number at which each parabola is below the one before it. */
	private final long[] from;
	private int size;
	private int current;

	ParabolaEnvelope(int capacity) {
		at = new long[capacity];
		height = new long[capacity];
		from = new long[capacity];
	}

	void clear() {
		size = 0;
	}

	/** Adds a parabola whose lowest point lies to the right of that of all others. */
	void add(long x, long lowest) {
		while (size > 0 && firstBelow(x, lowest, size - 1) <= from[size - 1]) {
			size--;
		}
		from[size] = size == 0 ? Long.MIN_VALUE : firstBelow(x, lowest, size - 1);
		at[size] = x;
		height[size] = lowest;
		size++;
	}

	/** The first whole number at which a parabola is below the one with this index, which lies to its left. */
	private long firstBelow(long x, long lowest, int other) {
		long rise = x * x + lowest - at[other] * at[other] - height[other];
		return Math.floorDiv(rise, 2 * (x - at[other])) + 1;
	}

	/** Starts reading from the left. */
	void rewind() {
		current = 0;
	}

	/** The height of the envelope at a place. Since {@link #rewind}, places must not decrease. */
	long at(long x) {
		while (current + 1 < size && from[current + 1] <= x) {
			current++;
		}
		return (x - at[current]) * (x - at[current]) + height[current];
	}
}
