package org.leeway.pathing.search;

import org.leeway.pathing.grid.BitPlane;

/**
 * A plane of anchors laid out for searches: one array of words, 64 cells each, row after row, with a border of words
 * that are 0. So a look beyond the edge of the map finds nothing there, and needs no check. Wherever coordinates are
 * taken, they may lie one cell outside.
 */
final class AnchorPlane {

	private static final int TILE = BitPlane.TILE;

	private final int stride;
	private final long[] words;

	private AnchorPlane(int columns, int height) {
		// a word of border stands before each row, and so ends the one above
		this.stride = columns + 1;
		this.words = new long[(height + 2) * stride + 2];
	}

	static AnchorPlane of(BitPlane plane) {
		AnchorPlane result = new AnchorPlane(plane.columns(), plane.height());
		for (int y = 0; y < plane.height(); y++) {
			for (int column = 0; column < plane.columns(); column++) {
				result.words[result.index(column * TILE, y)] = plane.word(column, y);
			}
		}
		return result;
	}

	/** The plane with rows and columns exchanged: cell (x, y) is (y, x) here. */
	static AnchorPlane transposed(BitPlane plane) {
		AnchorPlane result = new AnchorPlane(plane.rows(), plane.width());
		long[] tile = new long[TILE];
		for (int row = 0; row < plane.rows(); row++) {
			for (int column = 0; column < plane.columns(); column++) {
				System.arraycopy(plane.tile(column, row), 0, tile, 0, TILE);
				transpose(tile);
				int end = Math.min(TILE, plane.width() - column * TILE);
				for (int x = 0; x < end; x++) {
					result.words[result.index(row * TILE, column * TILE + x)] = tile[x];
				}
			}
		}
		return result;
	}

	/** Exchanges the off-diagonal quarters of ever smaller squares of bits. */
	private static void transpose(long[] tile) {
		long low = 0x00000000FFFFFFFFL;
		for (int half = TILE / 2; half > 0; half /= 2, low ^= low << half) {
			for (int y = 0; y < TILE; y = (y | half) + 1 & ~half) {
				long exchanged = (tile[y] >>> half ^ tile[y | half]) & low;
				tile[y] ^= exchanged << half;
				tile[y | half] ^= exchanged;
			}
		}
	}

	private int index(int x, int y) {
		return (y + 1) * stride + (x >> 6) + 1;
	}

	boolean contains(int x, int y) {
		return (words[index(x, y)] >>> x & 1) != 0;
	}

	/** The nine cells around and including one: bits 0 to 2 the row above, from left to right, 3 to 5 and 6 to 8. */
	int around(int x, int y) {
		int at = index(x - 1, y);
		return (int) (from(at - stride, x - 1) & 7 | (from(at, x - 1) & 7) << 3 | (from(at + stride, x - 1) & 7) << 6);
	}

	/** 64 cells of a row: the first, at {@code x}, is bit 0. */
	private long from(int at, int x) {
		return words[at] >>> x | words[at + 1] << 1 << ~x;
	}

	/** 64 cells of a row: the last, at {@code x}, is bit 63. */
	private long upTo(int at, int x) {
		return words[at] << ~x | words[at - 1] >>> 1 >>> x;
	}

	/**
	 * How far a jump to the right goes: to the first cell beside which, above or below, a gap opens that could not be
	 * entered from one cell earlier. If a blocked cell comes first, the distance to that one, negated.
	 */
	int jumpForward(int x, int y) {
		int from = x;
		int at = index(from, y);
		while (true) {
			long row = from(at, from);
			long above = from(at - stride, from);
			long below = from(at + stride, from);
			// bit 0 is where the jump starts, or was looked at before
			long stops = (above & ~(above << 1) | below & ~(below << 1) | ~row) & ~1L;
			if (stops != 0) {
				int stop = Long.numberOfTrailingZeros(stops);
				return (row >>> stop & 1) != 0 ? from + stop - x : x - from - stop;
			}
			from += TILE - 1;
			at = index(from, y);
		}
	}

	/** The same to the left. */
	int jumpBackward(int x, int y) {
		int from = x;
		int at = index(from, y);
		while (true) {
			long row = upTo(at, from);
			long above = upTo(at - stride, from);
			long below = upTo(at + stride, from);
			long stops = (above & ~(above >>> 1) | below & ~(below >>> 1) | ~row) & -1L >>> 1;
			if (stops != 0) {
				int stop = Long.numberOfLeadingZeros(stops);
				return (row << stop) < 0 ? x - from + stop : from - stop - x;
			}
			from -= TILE - 1;
			at = index(from, y);
		}
	}
}
