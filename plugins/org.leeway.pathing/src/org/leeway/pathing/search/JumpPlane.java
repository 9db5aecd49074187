package org.leeway.pathing.search;

import java.util.Arrays;

/**
 * Where jumps along the rows of a plane stop, for one of the two directions: on each anchor beside which, above or below,
 * a gap opens that could not be entered from one anchor earlier, and on each cell that is no legal anchor. The layout is
 * that of {@link AnchorPlane}, but the border stops every jump. So a jump costs a look at a word for 64 cells.
 */
final class JumpPlane {

	private final int stride;
	private final long[] stops;

	private JumpPlane(AnchorPlane plane) {
		this.stride = plane.stride();
		this.stops = new long[plane.length()];
		Arrays.fill(stops, -1L);
	}

	/** The stops of jumps to the right. */
	static JumpPlane forward(AnchorPlane plane) {
		JumpPlane result = new JumpPlane(plane);
		for (int y = 0; y < plane.height(); y++) {
			int first = plane.index(0, y);
			for (int at = first; at < first + plane.columns(); at++) {
				result.stops[at] = ~plane.word(at) | opensForward(plane, at - result.stride)
						| opensForward(plane, at + result.stride);
			}
		}
		return result;
	}

	private static long opensForward(AnchorPlane plane, int at) {
		return plane.word(at) & ~(plane.word(at) << 1 | plane.word(at - 1) >>> 63);
	}

	/** The stops of jumps to the left. */
	static JumpPlane backward(AnchorPlane plane) {
		JumpPlane result = new JumpPlane(plane);
		for (int y = 0; y < plane.height(); y++) {
			int first = plane.index(0, y);
			for (int at = first; at < first + plane.columns(); at++) {
				result.stops[at] = ~plane.word(at) | opensBackward(plane, at - result.stride)
						| opensBackward(plane, at + result.stride);
			}
		}
		return result;
	}

	private static long opensBackward(AnchorPlane plane, int at) {
		return plane.word(at) & ~(plane.word(at) >>> 1 | plane.word(at + 1) << 63);
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
		return (column << 6) + 63 - Long.numberOfLeadingZeros(ahead);
	}
}
