package org.leeway.pathing.clearance;

import java.util.Arrays;
import java.util.Objects;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * A number of 16 bits for each cell, as an immutable value. A tile of 64 x 64 cells takes a byte a cell, two if a number
 * in it needs them, and nothing if all are 0. So a number is found in constant time, and on the maps of games most cells
 * take a byte or less.
 */
final class CellNumbers {

	private static final int TILE = BitPlane.TILE;
	private static final byte[] ZEROS = new byte[TILE * TILE];

	private final int width;
	private final int height;
	private final int columns;
	/** By tile, the tiles row by row; in a tile its cells row by row. */
	private final byte[][] low;
	/** The higher bytes of the numbers; {@link #ZEROS} where none needs it. */
	private final byte[][] high;

	private CellNumbers(int width, int height) {
		this.width = width;
		this.height = height;
		this.columns = (width + TILE - 1) / TILE;
		int tiles = columns * ((height + TILE - 1) / TILE);
		this.low = new byte[tiles][];
		this.high = new byte[tiles][];
	}

	/** @param values row by row */
	static CellNumbers of(int width, int height, short[] values) {
		Builder builder = new Builder(width, height);
		for (int top = 0; top < height; top += TILE) {
			builder.setBand(top, values, top * width);
		}
		return builder.build();
	}

	int width() {
		return width;
	}

	int height() {
		return height;
	}

	/** @throws IndexOutOfBoundsException if the cell lies outside */
	int get(int x, int y) {
		Objects.checkIndex(x, width);
		Objects.checkIndex(y, height);
		int tile = y / TILE * columns + x / TILE;
		int cell = y % TILE * TILE + x % TILE;
		return low[tile][cell] & 0xFF | (high[tile][cell] & 0xFF) << Byte.SIZE;
	}

	/** How many bytes the numbers take in memory, without what Java adds to each array. */
	long bytes() {
		long bytes = 0;
		for (int tile = 0; tile < low.length; tile++) {
			bytes += (low[tile] == ZEROS ? 0 : ZEROS.length) + (high[tile] == ZEROS ? 0 : ZEROS.length);
		}
		return bytes;
	}

	/** The tiles in which a number differs from that of {@code old}, of the same size. */
	TileSet changedSince(CellNumbers old) {
		TileSet changed = new TileSet((height + TILE - 1) / TILE);
		for (int tile = 0; tile < low.length; tile++) {
			if (!Arrays.equals(low[tile], old.low[tile]) || !Arrays.equals(high[tile], old.high[tile])) {
				changed.add(tile % columns, tile / columns);
			}
		}
		return changed;
	}

	/** The cells whose number is {@code limit}, at least 1, or more. */
	BitPlane atLeast(int limit) {
		if (limit < 1) {
			throw new IllegalArgumentException("size " + limit + ", expected at least 1");
		}
		BitPlane.Editor plane = BitPlane.empty(width, height).edit();
		long[] words = new long[TILE];
		for (int tile = 0; tile < low.length; tile++) {
			if (low[tile] != ZEROS || high[tile] != ZEROS) {
				for (int y = 0; y < TILE; y++) {
					words[y] = atLeast(limit, low[tile], high[tile], y * TILE);
				}
				plane.setTile(tile % columns, tile / columns, words);
			}
		}
		return plane.build();
	}

	private static long atLeast(int limit, byte[] low, byte[] high, int from) {
		long word = 0;
		for (int cell = from + TILE - 1; cell >= from; cell--) {
			int value = low[cell] & 0xFF | (high[cell] & 0xFF) << Byte.SIZE;
			word = word << 1 | (limit - 1 - value) >>> 31;
		}
		return word;
	}

	@Override
	public boolean equals(Object object) {
		return this == object || object instanceof CellNumbers other && width == other.width && height == other.height
				&& Arrays.deepEquals(low, other.low) && Arrays.deepEquals(high, other.high);
	}

	@Override
	public int hashCode() {
		return Objects.hash(width, height, Arrays.deepHashCode(low), Arrays.deepHashCode(high));
	}

	/** Takes the numbers, 64 rows at a time, in any order. */
	static final class Builder {

		private final CellNumbers numbers;
		private byte[] low = new byte[ZEROS.length];
		private byte[] high = new byte[ZEROS.length];

		Builder(int width, int height) {
			this.numbers = new CellNumbers(width, height);
		}

		/**
		 * Sets the rows of a row of tiles.
		 *
		 * @param top    the first of the rows, a multiple of 64
		 * @param values the numbers of as many rows as there are, row by row, from {@code offset} on
		 */
		void setBand(int top, short[] values, int offset) {
			int rows = Math.min(TILE, numbers.height - top);
			for (int left = 0; left < numbers.width; left += TILE) {
				int length = Math.min(TILE, numbers.width - left);
				int all = 0;
				for (int y = 0; y < rows; y++) {
					all |= split(values, offset + y * numbers.width + left, length, y * TILE);
				}
				keep(top / TILE * numbers.columns + left / TILE, all);
			}
		}

		/** Splits numbers into their bytes; returns every digit that one of them has. */
		private int split(short[] values, int from, int length, int to) {
			int all = 0;
			for (int i = 0; i < length; i++) {
				low[to + i] = (byte) values[from + i];
				high[to + i] = (byte) (values[from + i] >>> Byte.SIZE);
				all |= values[from + i];
			}
			return all;
		}

		private void keep(int tile, int all) {
			boolean isLow = (all & 0xFF) != 0;
			boolean isHigh = (all & 0xFF00) != 0;
			numbers.low[tile] = isLow ? low : ZEROS;
			numbers.high[tile] = isHigh ? high : ZEROS;
			low = isLow ? new byte[ZEROS.length] : low;
			high = isHigh ? new byte[ZEROS.length] : high;
		}

		/** The numbers; all rows have to be set. */
		CellNumbers build() {
			return numbers;
		}
	}
}
