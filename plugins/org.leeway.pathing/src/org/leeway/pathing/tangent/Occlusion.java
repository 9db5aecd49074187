package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * A record of the directions in which a sweep can see nothing more. The rays of a {@link RayFan} divide the directions
 * into strips. A strip is closed when obstacles that the sweep has passed hide all of it. Not thread-safe.
 */
final class Occlusion {

	private static final long ALL = -1;
	/** Upper bound of the rounding errors in the {@linkplain RayFan#ray position} of a ray, in strips. */
	private static final double CAUTION = 1e-6;

	private long closed;
	/**
	 * The strips that close when the sweep has passed each line of grid squares, one bit for each strip. A line is a
	 * column or a row of the grid. Indexed by line.
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

	/** Returns the index of the ray that bounds the first open strip. */
	int firstOpen() {
		return Long.numberOfTrailingZeros(~closed);
	}

	/** Returns the index of the ray after the last open strip. */
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
	 * Returns whether all strips between two rays are closed. A strip that lies only partly between the rays counts
	 * too.
	 *
	 * @param from the position of the first ray, see {@link RayFan#ray}
	 * @param to the position of the second ray
	 */
	boolean covers(double from, double to) {
		int first = (int) Math.max(0, Math.floor(from - CAUTION));
		int last = (int) Math.min(RayFan.RAYS - 1, Math.floor(to + CAUTION));
		long strips = first > last ? 0 : ALL >>> RayFan.RAYS - 1 - (last - first) << first;
		return (closed & strips) == strips;
	}

	/**
	 * Records that something hides the strips between two rays. Only strips that lie wholly between the rays count.
	 * These strips close when the sweep has passed a line of grid squares.
	 *
	 * @param from the position of the first ray, see {@link RayFan#ray}
	 * @param to the position of the second ray
	 * @param line the index of the line: a column or a row of the grid
	 */
	void close(double from, double to, int line) {
		int first = (int) Math.max(0, Math.ceil(from + CAUTION));
		int last = (int) Math.min(RayFan.RAYS, Math.floor(to - CAUTION));
		if (first < last) {
			closing[line] |= ALL >>> RayFan.RAYS - (last - first) << first;
		}
	}

	/** Closes the strips that wait for a line of grid squares, because the sweep has passed this line. */
	void pass(int line) {
		closed |= closing[line];
	}
}
