package org.leeway.pathing.raster;

/**
 * The lower envelope of parabolas {@code (x - at)^2 + height}, that is, their minimum at each x. Parabolas are added from
 * left to right, and then the envelope is read from left to right, both in linear time. Reusable after {@link #clear}. Not
 * thread-safe.
 */
final class ParabolaEnvelope {

	/** Indexed by parabola: the x coordinate of its lowest point. */
	private final long[] at;
	/** Indexed by parabola: the y coordinate of its lowest point. */
	private final long[] height;
	/**
	 * Indexed by parabola: the first whole number x at which this parabola is below the parabola to its left.
	 * {@link Long#MIN_VALUE} for the first parabola.
	 */
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

	/** Adds a parabola whose lowest point lies to the right of all previous lowest points. */
	void add(long x, long lowest) {
		while (size > 0 && firstBelow(x, lowest, size - 1) <= from[size - 1]) {
			size--;
		}
		from[size] = size == 0 ? Long.MIN_VALUE : firstBelow(x, lowest, size - 1);
		at[size] = x;
		height[size] = lowest;
		size++;
	}

	/**
	 * Returns the first whole number at which a new parabola is below an earlier parabola.
	 *
	 * @param x the x coordinate of the new parabola's lowest point, which lies to the right of the earlier parabola's
	 * lowest point
	 * @param lowest the y coordinate of the new parabola's lowest point
	 * @param other the index of the earlier parabola
	 */
	private long firstBelow(long x, long lowest, int other) {
		long rise = x * x + lowest - at[other] * at[other] - height[other];
		return Math.floorDiv(rise, 2 * (x - at[other])) + 1;
	}

	/** Starts reading from the left. */
	void rewind() {
		current = 0;
	}

	/** Returns the height of the envelope at {@code x}. Between two calls of {@link #rewind}, {@code x} must not decrease. */
	long at(long x) {
		while (current + 1 < size && from[current + 1] <= x) {
			current++;
		}
		return (x - at[current]) * (x - at[current]) + height[current];
	}
}
