package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * A record of the closed strips of a {@link RayFan}. A strip is the area between two neighbouring boundary rays of the
 * fan. A strip closes when obstacles that the sweep has passed hide all its rays. Each strip has a bit. Not
 * thread-safe.
 */
final class Occlusion {

	private static final long ALL = -1;
	/**
	 * Upper bound of the rounding errors in the position of a ray. A position is a direction, counted in strips of the
	 * fan, see {@link RayFan#ray}.
	 */
	private static final double CAUTION = 1e-6;

	private long closed;
	/**
	 * The strips that close when the sweep has passed a line of grid squares, one bit for each strip. Indexed by line:
	 * a column or a row of the grid.
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

	/** Returns the index of the boundary ray before the first open strip. */
	int firstOpen() {
		return Long.numberOfTrailingZeros(~closed);
	}

	/** Returns the index of the boundary ray after the last open strip. */
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

	/** Returns whether all strips that lie, wholly or in part, between two rays are closed. */
	boolean covers(double from, double to) {
		int first = (int) Math.max(0, Math.floor(from - CAUTION));
		int last = (int) Math.min(RayFan.RAYS - 1, Math.floor(to + CAUTION));
		long strips = first > last ? 0 : ALL >>> RayFan.RAYS - 1 - (last - first) << first;
		return (closed & strips) == strips;
	}

	/**
	 * Marks the strips that lie wholly between two rays. They close when the sweep has passed a line of grid squares.
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

	/** Records that the sweep has passed a line of squares. Closes the strips that wait for this line. */
	void pass(int line) {
		closed |= closing[line];
	}
}
