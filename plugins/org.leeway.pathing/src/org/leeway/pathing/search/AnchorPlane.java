package org.leeway.pathing.search;

import java.util.Arrays;
import java.util.BitSet;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * A plane of anchors in a layout for searches: the tiles of a {@link BitPlane} in one array, row after row, with a border
 * of empty tiles. A read beyond the edge of the map finds no anchor and needs no check. Coordinates may lie up to one
 * tile outside.
 */
final class AnchorPlane {

	static final int SHIFT = 6;
	static final int LAST = BitPlane.TILE - 1;

	private final int columns;
	private final int rows;
	private final long[][] tiles;

	private AnchorPlane(int columns, int rows, long[][] tiles) {
		this.columns = columns;
		this.rows = rows;
		this.tiles = tiles;
	}

	/** Shares the tiles of a plane. */
	static AnchorPlane of(BitPlane plane) {
		AnchorPlane result = empty(plane.columns(), plane.rows());
		TileWords words = plane.words();
		for (int row = 0; row < plane.rows(); row++) {
			for (int column = 0; column < plane.columns(); column++) {
				result.tiles[result.index(column, row)] = words.tile(column, row);
			}
		}
		return result;
	}

	private static AnchorPlane empty(int columns, int rows) {
		long[][] tiles = new long[(columns + 2) * (rows + 2)][];
		Arrays.fill(tiles, TileWords.EMPTY);
		return new AnchorPlane(columns, rows, tiles);
	}

	/** The plane with rows and columns exchanged: cell (x, y) is (y, x) there. */
	AnchorPlane transposed() {
		return empty(rows, columns).withTransposed(this, TileSet.all(columns * BitPlane.TILE, rows * BitPlane.TILE));
	}

	/** A plane with some tiles of another one, with rows and columns exchanged. */
	AnchorPlane withTransposed(AnchorPlane other, TileSet changed) {
		AnchorPlane result = new AnchorPlane(columns, rows, tiles.clone());
		for (int row = changed.firstRow(); row <= changed.lastRow(); row++) {
			BitSet own = changed.columns(row);
			for (int column = own.nextSetBit(0); column >= 0; column = own.nextSetBit(column + 1)) {
				long[] tile = other.tile(column, row);
				boolean uniform = tile == TileWords.EMPTY || tile == TileWords.FULL;
				result.tiles[result.index(row, column)] = uniform ? tile : transposed(tile);
			}
		}
		return result;
	}

	private static long[] transposed(long[] tile) {
		long[] result = tile.clone();
		transpose(result);
		return result;
	}

	/** Transposes a tile by exchanging the off-diagonal quarters of ever smaller squares of bits. */
	static void transpose(long[] tile) {
		long low = 0x00000000FFFFFFFFL;
		for (int half = BitPlane.TILE / 2; half > 0; half /= 2, low ^= low << half) {
			for (int y = 0; y < BitPlane.TILE; y = (y | half) + 1 & ~half) {
				long exchanged = (tile[y] >>> half ^ tile[y | half]) & low;
				tile[y] ^= exchanged << half;
				tile[y | half] ^= exchanged;
			}
		}
	}

	/** The number of tiles in a row. */
	int columns() {
		return columns;
	}

	/** The number of rows of tiles. */
	int rows() {
		return rows;
	}

	/** The number of tiles, with the border. */
	int length() {
		return tiles.length;
	}

	/** The index of a tile in an array of all tiles, with the border. */
	int index(int column, int row) {
		return (row + 1) * (columns + 2) + column + 1;
	}

	/** The words of a tile, which callers must not change. */
	long[] tile(int column, int row) {
		return tiles[index(column, row)];
	}

	/** The 64 cells of a row that a column of tiles holds. */
	long word(int column, int y) {
		return tiles[index(column, y >> SHIFT)][y & LAST];
	}

	boolean contains(int x, int y) {
		return (word(x >> SHIFT, y) >>> x & 1) != 0;
	}

	/** Whether a row of cells consists of anchors, from one cell to another, which may lie on either side. */
	boolean isClear(int x, int toX, int y) {
		int first = Math.min(x, toX);
		int last = Math.max(x, toX);
		long missing = ~word(first >> SHIFT, y) & -1L << first;
		for (int column = first >> SHIFT; column < last >> SHIFT; missing = ~word(++column, y)) {
			if (missing != 0) {
				return false;
			}
		}
		return (missing & -1L >>> LAST - (last & LAST)) == 0;
	}

	/**
	 * A cell and its eight neighbours: bits 0 to 2 are the row above, from left to right, bits 3 to 5 and 6 to 8 the
	 * rows below.
	 */
	int around(int x, int y) {
		int inX = x & LAST;
		int inY = y & LAST;
		if (inX == 0 || inX == LAST || inY == 0 || inY == LAST) {
			return three(x - 1, y - 1) | three(x - 1, y) << 3 | three(x - 1, y + 1) << 6;
		}
		long[] tile = tile(x >> SHIFT, y >> SHIFT);
		int left = inX - 1;
		return (int) (tile[inY - 1] >>> left & 7 | (tile[inY] >>> left & 7) << 3 | (tile[inY + 1] >>> left & 7) << 6);
	}

	private int three(int x, int y) {
		long[] tile = tile(x >> SHIFT, y >> SHIFT);
		long[] beside = tile(x + 2 >> SHIFT, y >> SHIFT);
		return (int) (tile[y & LAST] >>> x | beside[y & LAST] << 1 << ~x) & 7;
	}
}
