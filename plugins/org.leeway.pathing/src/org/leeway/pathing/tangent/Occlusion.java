package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * A record of which directions of a {@link RayFan} are hidden, so that a sweep can see nothing more there. The rays divide
 * the directions into strips. A strip is closed if obstacles that the sweep has passed hide all of it. Not thread-safe.
 */
final class Occlusion {

	private static final long ALL = -1;
	/**
	 * Upper bound of the rounding error in the {@linkplain RayFan#ray position} of a direction. The distance between
	 * neighbouring rays counts as 1.
	 */
	private static final double CAUTION = 1e-6;

	private long closed;
	/**
	 * The directions that become hidden when the sweep passes a line, indexed by line. A line is a column or row of grid
	 * squares. Bit i stands for the directions between the rays i and i + 1.
	 */
	private final long[] closing;

	Occlusion(int lines) {
		this.closing = new long[lines];
	}

	void clear() {
		closed = 0;
		Arrays.fill(closing, 0);
	}

	boolean coversAll() {
		return closed == ALL;
	}

	/** Returns the index of the ray at which the first visible directions begin. */
	int firstOpen() {
		return Long.numberOfTrailingZeros(~closed);
	}

	/** Returns the index of the ray at which the last visible directions end. */
	int lastOpen() {
		return RayFan.RAYS - Long.numberOfLeadingZeros(~closed);
	}

	boolean isOpen(double ray) {
		if (ray < -CAUTION || ray > RayFan.RAYS + CAUTION) {
			return false;
		}
		int bit = (int) Math.max(0, Math.min(RayFan.RAYS - 1, ray));
		return (closed >>> bit & 1) == 0;
	}

	/**
	 * Returns whether all directions between two given directions are hidden.
	 *
	 * @param from the position of the first direction among the rays, see {@link RayFan#ray}
	 * @param to the position of the second direction
	 */
	boolean covers(double from, double to) {
		int first = (int) Math.max(0, Math.floor(from - CAUTION));
		int last = (int) Math.min(RayFan.RAYS - 1, Math.floor(to + CAUTION));
		long strips = first > last ? 0 : ALL >>> RayFan.RAYS - 1 - (last - first) << first;
		return (closed & strips) == strips;
	}

	/**
	 * Records that an obstacle hides all directions between two given directions. The record takes effect when the sweep has
	 * passed a line, because the obstacle hides only what lies beyond this line.
	 *
	 * @param from the position of the first direction among the rays, see {@link RayFan#ray}
	 * @param to the position of the second direction
	 * @param line the index of the line: a column or a row of grid squares
	 */
	void close(double from, double to, int line) {
		int first = (int) Math.max(0, Math.ceil(from + CAUTION));
		int last = (int) Math.min(RayFan.RAYS, Math.floor(to - CAUTION));
		if (first < last) {
			closing[line] |= ALL >>> RayFan.RAYS - (last - first) << first;
		}
	}

	/** Hides the directions that {@link #close} has recorded for a line. Call this when the sweep has passed the line. */
	void pass(int line) {
		closed |= closing[line];
	}
}
