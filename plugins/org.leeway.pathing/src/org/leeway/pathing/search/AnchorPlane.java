package org.leeway.pathing.search;

import org.leeway.pathing.grid.BitPlane;

/**
 * A plane of anchors in a layout for searches: one array of words of 64 cells, row after row, with a border of zero
 * words. A read beyond the edge of the map finds no anchor and needs no check. Coordinates may lie up to one cell
 * outside.
 */
final class AnchorPlane {

	private static final int TILE = BitPlane.TILE;

	private final int columns;
	private final int height;
	private final long[] words;

	private AnchorPlane(int columns, int height) {
		this.columns = columns;
		this.height = height;
		this.words = new long[length()];
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

	/** Transposes a tile by exchanging the off-diagonal quarters of ever smaller squares of bits. */
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

	/** The number of words in a row, without the border. */
	int columns() {
		return columns;
	}

	int height() {
		return height;
	}

	/** The number of words, with the border. */
	int length() {
		return (height + 2) * stride() + 2;
	}

	/** The number of words between a cell and the one below it. The border before a row also ends the row above. */
	int stride() {
		return columns + 1;
	}

	/** The index of the word that holds a cell. */
	int index(int x, int y) {
		return (y + 1) * stride() + (x >> 6) + 1;
	}

	long word(int index) {
		return words[index];
	}

	boolean contains(int x, int y) {
		return (words[index(x, y)] >>> x & 1) != 0;
	}

	/**
	 * A cell and its eight neighbours: bits 0 to 2 are the row above, from left to right, bits 3 to 5 and 6 to 8 the
	 * rows below.
	 */
	int around(int x, int y) {
		int at = index(x - 1, y);
		return three(at - stride(), x - 1) | three(at, x - 1) << 3 | three(at + stride(), x - 1) << 6;
	}

	private int three(int at, int x) {
		return (int) (words[at] >>> x | words[at + 1] << 1 << ~x) & 7;
	}
}
