package org.leeway.pathing.search;

import java.util.Arrays;

/**
 * Jumps along the rows of a plane in one of the two directions. A jump stops at each anchor where a gap opens above or
 * below that was not accessible one anchor earlier, and before each cell that is no legal anchor. Only stops of the
 * first kind lead on. Both are computed once for the map, 64 cells at a time: one bit tells whether a jump leads on,
 * and one or a few words where it stops.
 * <p>
 * The layout is that of {@link AnchorPlane}, but the border stops every jump.
 */
final class JumpPlane {

	private static final int LAST = Long.SIZE - 1;

	private final int stride;
	private final long[] stops;
	/** The cells from which a jump stops at a gap. */
	private final long[] leads;

	private JumpPlane(AnchorPlane plane) {
		this.stride = plane.stride();
		this.stops = new long[plane.length()];
		this.leads = new long[plane.length()];
		Arrays.fill(stops, -1L);
	}

	/** Jumps to the right. */
	static JumpPlane forward(AnchorPlane plane) {
		JumpPlane result = new JumpPlane(plane);
		for (int y = 0; y < plane.height(); y++) {
			int first = plane.index(0, y);
			long behind = 0;
			for (int at = first + plane.columns() - 1; at >= first; at--) {
				result.stops[at] = ~plane.word(at) | opensForward(plane, at - result.stride)
						| opensForward(plane, at + result.stride);
				long reaching = reachingForward(plane.word(at), result.stops[at], behind);
				result.leads[at] = reaching >>> 1 | behind << LAST;
				behind = reaching & 1;
			}
		}
		return result;
	}

	private static long opensForward(AnchorPlane plane, int at) {
		return plane.word(at) & ~(plane.word(at) << 1 | plane.word(at - 1) >>> LAST);
	}

	/**
	 * The cells of a word whose first stop, at or right of them, is a gap.
	 *
	 * @param behind 1 if this holds for the first cell of the next word, 0 if not
	 */
	private static long reachingForward(long legal, long stops, long behind) {
		long passed = ~stops;
		long reaching = stops & legal | passed & behind << LAST;
		for (int shift = 1; shift < Long.SIZE; shift *= 2) {
			reaching |= passed & reaching >>> shift;
			passed &= passed >>> shift;
		}
		return reaching;
	}

	/** Jumps to the left. */
	static JumpPlane backward(AnchorPlane plane) {
		JumpPlane result = new JumpPlane(plane);
		for (int y = 0; y < plane.height(); y++) {
			int first = plane.index(0, y);
			long behind = 0;
			for (int at = first; at < first + plane.columns(); at++) {
				result.stops[at] = ~plane.word(at) | opensBackward(plane, at - result.stride)
						| opensBackward(plane, at + result.stride);
				long reaching = reachingBackward(plane.word(at), result.stops[at], behind);
				result.leads[at] = reaching << 1 | behind;
				behind = reaching >>> LAST;
			}
		}
		return result;
	}

	private static long opensBackward(AnchorPlane plane, int at) {
		return plane.word(at) & ~(plane.word(at) >>> 1 | plane.word(at + 1) << LAST);
	}

	/** The same for jumps to the left. */
	private static long reachingBackward(long legal, long stops, long behind) {
		long passed = ~stops;
		long reaching = stops & legal | passed & behind;
		for (int shift = 1; shift < Long.SIZE; shift *= 2) {
			reaching |= passed & reaching << shift;
			passed &= passed << shift;
		}
		return reaching;
	}

	/** Whether a jump from a cell stops at a gap. */
	boolean leads(int x, int y) {
		return (leads[(y + 1) * stride + (x >> 6) + 1] >>> x & 1) != 0;
	}

	/** The column of the first stop right of a cell. */
	int next(int x, int y) {
		int column = x >> 6;
		int row = (y + 1) * stride + 1;
		long ahead = stops[row + column] & -2L << x;
		while (ahead == 0) {
			ahead = stops[row + ++column];
		}
		return (column << 6) + Long.numberOfTrailingZeros(ahead);
	}

	/** The column of the first stop left of a cell. */
	int previous(int x, int y) {
		int column = x >> 6;
		int row = (y + 1) * stride + 1;
		long ahead = stops[row + column] & ~(-1L << x);
		while (ahead == 0) {
			ahead = stops[row + --column];
		}
		return (column << 6) + LAST - Long.numberOfLeadingZeros(ahead);
	}
}
