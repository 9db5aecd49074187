package org.leeway.pathing.search;

import java.util.Arrays;
import java.util.BitSet;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * A set of anchors, stored in a layout that searches read fast: tiles of 64 x 64 cells, one bit for each cell. Empty
 * tiles surround the map. So a search may ask for a cell up to one tile outside the map, and finds no anchor there.
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

	/** Converts a {@link BitPlane} to this layout. The tiles are shared and not copied. */
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

	/** Returns the plane with x and y exchanged: cell (x, y) becomes cell (y, x). */
	AnchorPlane transposed() {
		return empty(rows, columns).withTransposed(this, TileSet.all(columns * BitPlane.TILE, rows * BitPlane.TILE));
	}

	/**
	 * Returns a copy of this plane after an edit of {@code other}. This plane must be the transposed plane of {@code other}
	 * before the edit. Only the changed tiles are transposed again.
	 *
	 * @param other the plane after the edit, not transposed
	 * @param changed the tiles of {@code other} that the edit changed
	 */
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

	/** Transposes a tile of 64 x 64 bits in place: rows become columns. */
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

	/** Returns the number of tiles in a row. */
	int columns() {
		return columns;
	}

	/** Returns the number of rows of tiles. */
	int rows() {
		return rows;
	}

	/** Returns how many tiles there are, including the border. */
	int length() {
		return tiles.length;
	}

	/**
	 * Returns the index of a tile in an array with an entry for each tile. The array also has entries for a border, one tile
	 * wide, around the plane.
	 */
	int index(int column, int row) {
		return (row + 1) * (columns + 2) + column + 1;
	}

	/** Returns a tile as 64 words, one for each row of cells. Callers must not change the array. */
	long[] tile(int column, int row) {
		return tiles[index(column, row)];
	}

	/**
	 * Returns 64 cells of a row, one bit each. Bit 0 is the leftmost cell.
	 *
	 * @param column the index of the word in its row
	 * @param y the row
	 */
	long word(int column, int y) {
		return tiles[index(column, y >> SHIFT)][y & LAST];
	}

	boolean contains(int x, int y) {
		return (word(x >> SHIFT, y) >>> x & 1) != 0;
	}

	/**
	 * Returns whether all cells of a row from {@code x} to {@code toX} are anchors, including the first and the last.
	 * Either column may be the smaller one.
	 */
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
	 * Returns which of a cell and its eight neighbours are anchors, one bit each. Bits 0 to 2 are the row above, bits 3 to 5 the
	 * row of the cell, bits 6 to 8 the row below. In each row, the lowest bit is the left cell.
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
