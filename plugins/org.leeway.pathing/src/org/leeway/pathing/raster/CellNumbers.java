package org.leeway.pathing.raster;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.TileSet;

/**
 * A 16-bit number for each cell of a map, as an immutable value. Tiles of 64 x 64 cells store the lower and the higher
 * bytes in separate arrays. Tiles share an array if all of its bytes are equal. So on typical game maps, most tiles need
 * little memory.
 */
public final class CellNumbers {

	private static final int TILE = BitPlane.TILE;
	/** Indexed by byte: an array that has this byte for each cell of a tile. Tiles with uniform bytes share these arrays. */
	private static final byte[][] UNIFORM = uniform();
	private static final byte[] ZEROS = UNIFORM[0];

	private final int width;
	private final int height;
	private final int columns;
	/** Indexed by tile, row-major, then by cell of the tile, row-major: the lower byte of the number. */
	private final byte[][] low;
	/**
	 * Indexed like {@link #low}: the higher byte of the number. A tile whose numbers all fit in a byte has the array
	 * {@link #ZEROS}.
	 */
	private final byte[][] high;

	private CellNumbers(int width, int height) {
		this.width = width;
		this.height = height;
		this.columns = (width + TILE - 1) / TILE;
		int tiles = columns * ((height + TILE - 1) / TILE);
		this.low = new byte[tiles][];
		this.high = new byte[tiles][];
	}

	private static byte[][] uniform() {
		byte[][] tiles = new byte[1 << Byte.SIZE][TILE * TILE];
		for (int number = 0; number < tiles.length; number++) {
			Arrays.fill(tiles[number], (byte) number);
		}
		return tiles;
	}

	/** Returns the given array. If all of its bytes are equal, returns the shared array of {@link #UNIFORM} instead. */
	private static byte[] shared(byte[] cells) {
		byte[] uniform = UNIFORM[cells[0] & 0xFF];
		return Arrays.equals(cells, uniform) ? uniform : cells;
	}

	/** Returns whether an array is a shared array. */
	private static boolean isUniform(byte[] cells) {
		return cells == UNIFORM[cells[0] & 0xFF];
	}

	/**
	 * Creates numbers from an array.
	 *
	 * @param values row by row, each an unsigned 16-bit number
	 */
	public static CellNumbers of(int width, int height, short[] values) {
		return of(width, height, (row, y) -> {
			for (int x = 0; x < width; x++) {
				row[x] = values[y * width + x] & 0xFFFF;
			}
		});
	}

	/**
	 * Creates numbers from rows that several threads compute.
	 *
	 * @param writer writes the numbers of a row to an array. Gets the array and the row
	 */
	public static CellNumbers of(int width, int height, ObjIntConsumer<int[]> writer) {
		Builder builder = new Builder(width, height);
		IntStream.range(0, (height + TILE - 1) / TILE).parallel().forEach(tiles -> {
			int[] row = new int[width];
			for (int y = tiles * TILE; y < Math.min(height, (tiles + 1) * TILE); y++) {
				writer.accept(row, y);
				builder.setRow(y, row, Arrays.stream(row).max().orElse(0));
			}
		});
		return builder.build();
	}

	/** Creates numbers that are all 0. */
	public static CellNumbers zeros(int width, int height) {
		return new Builder(width, height).build();
	}

	public int width() {
		return width;
	}

	public int height() {
		return height;
	}

	/**
	 * Returns the number of a cell.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside
	 */
	public int get(int x, int y) {
		Objects.checkIndex(x, width);
		Objects.checkIndex(y, height);
		int tile = y / TILE * columns + x / TILE;
		int cell = y % TILE * TILE + x % TILE;
		return low[tile][cell] & 0xFF | (high[tile][cell] & 0xFF) << Byte.SIZE;
	}

	/**
	 * Copies the numbers of some cells of row {@code y} to the start of {@code target}. The cells are in the columns
	 * [{@code x}, {@code x + length}).
	 *
	 * @throws IndexOutOfBoundsException if a cell lies outside the map
	 */
	public void read(int x, int y, int length, int[] target) {
		Objects.checkFromIndexSize(x, length, width);
		Objects.checkIndex(y, height);
		int end = x + length;
		for (int left = x; left < end; left = (left / TILE + 1) * TILE) {
			int tile = y / TILE * columns + left / TILE;
			byte[] lower = low[tile];
			byte[] higher = high[tile];
			int cell = y % TILE * TILE - left / TILE * TILE;
			int right = Math.min(end, (left / TILE + 1) * TILE);
			for (int i = left; i < right; i++) {
				target[i - x] = lower[cell + i] & 0xFF | (higher[cell + i] & 0xFF) << Byte.SIZE;
			}
		}
	}

	/** Returns the numbers row by row, 16 bits each. */
	public short[] toArray() {
		short[] values = new short[width * height];
		read(values, 0, width);
		return values;
	}

	/**
	 * Writes the numbers of all cells to an array. The array can have longer rows than the map: the number of cell (x, y)
	 * is written to {@code target[from + y * stride + x]}.
	 *
	 * @param target gets the numbers as unsigned 16-bit values
	 * @param from the index in {@code target} for the first cell
	 * @param stride the length of a row in {@code target}
	 */
	public void read(short[] target, int from, int stride) {
		for (int y = 0; y < height; y++) {
			for (int left = 0; left < width; left += TILE) {
				int tile = y / TILE * columns + left / TILE;
				byte[] lower = low[tile];
				byte[] higher = high[tile];
				int cell = y % TILE * TILE;
				int first = from + y * stride + left;
				for (int x = 0; x < Math.min(TILE, width - left); x++) {
					target[first + x] = (short) (lower[cell + x] & 0xFF | higher[cell + x] << Byte.SIZE);
				}
			}
		}
	}

	/** Returns the largest of the numbers. */
	public int max() {
		int max = 0;
		for (int tile = 0; tile < low.length; tile++) {
			boolean uniform = isUniform(low[tile]) && isUniform(high[tile]);
			for (int cell = 0; cell < (uniform ? 1 : ZEROS.length); cell++) {
				max = Math.max(max, low[tile][cell] & 0xFF | (high[tile][cell] & 0xFF) << Byte.SIZE);
			}
		}
		return max;
	}

	/** Begins an edit that replaces tiles. */
	public Edit edit() {
		return new Edit(this);
	}

	/**
	 * Returns how many bytes of memory the arrays need. Counts neither arrays that several tiles share nor the overhead of
	 * arrays.
	 */
	public long bytes() {
		return Stream.of(low, high).flatMap(Arrays::stream).filter(cells -> !isUniform(cells)).count() * ZEROS.length;
	}

	/**
	 * Returns the tiles in which the number of a cell differs from the number of the same cell in {@code old}. The sizes must be
	 * equal.
	 */
	public TileSet changedSince(CellNumbers old) {
		TileSet changed = new TileSet((height + TILE - 1) / TILE);
		for (int tile = 0; tile < low.length; tile++) {
			if (!Arrays.equals(low[tile], old.low[tile]) || !Arrays.equals(high[tile], old.high[tile])) {
				changed.add(tile % columns, tile / columns);
			}
		}
		return changed;
	}

	/**
	 * Returns the cells with a number of at least {@code limit}.
	 *
	 * @param limit at least 1
	 */
	public BitPlane atLeast(int limit) {
		if (limit < 1) {
			throw new IllegalArgumentException("size " + limit + ", expected at least 1");
		}
		BitPlaneEditor plane = BitPlane.empty(width, height).edit();
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

	/**
	 * An edit that replaces the numbers of whole tiles by numbers from 0 to 255. A tile whose numbers stay equal keeps its
	 * arrays. Several threads may replace different tiles.
	 */
	public static final class Edit {

		private final CellNumbers numbers;

		private Edit(CellNumbers before) {
			numbers = new CellNumbers(before.width, before.height);
			System.arraycopy(before.low, 0, numbers.low, 0, before.low.length);
			System.arraycopy(before.high, 0, numbers.high, 0, before.high.length);
		}

		/**
		 * Sets all cells of a tile to one number, including the cells of the tile outside the map.
		 *
		 * @param column the column of the tile
		 * @param row the row of the tile
		 * @param number from 0 to 255
		 */
		public void fill(int column, int row, int number) {
			set(row * numbers.columns + column, UNIFORM[number]);
		}

		/**
		 * Copies the numbers of a tile from an array. Cells of the tile outside the map get 0.
		 *
		 * @param column the column of the tile
		 * @param row the row of the tile
		 * @param from the index in {@code values} of the tile's first cell
		 * @param stride by how much indices in {@code values} grow from a cell to the cell below it
		 */
		public void set(int column, int row, short[] values, int from, int stride) {
			byte[] cells = new byte[ZEROS.length];
			int across = Math.min(TILE, numbers.width - column * TILE);
			int down = Math.min(TILE, numbers.height - row * TILE);
			for (int y = 0; y < down; y++) {
				for (int x = 0; x < across; x++) {
					cells[y * TILE + x] = (byte) values[from + y * stride + x];
				}
			}
			set(row * numbers.columns + column, shared(cells));
		}

		private void set(int tile, byte[] cells) {
			if (!Arrays.equals(numbers.low[tile], cells)) {
				numbers.low[tile] = cells;
			}
			numbers.high[tile] = ZEROS;
		}

		public CellNumbers build() {
			return numbers;
		}
	}

	/**
	 * A builder that takes the numbers row by row, in any order. Several threads may set rows at the same time, but not two
	 * rows that share a tile.
	 */
	public static final class Builder {

		private static final int BYTE = 0xFF;

		private final CellNumbers numbers;

		public Builder(int width, int height) {
			this.numbers = new CellNumbers(width, height);
		}

		/**
		 * Sets the numbers of row {@code y}. The array may be longer than the row.
		 *
		 * @param bound a number that no number of the row exceeds
		 */
		public void setRow(int y, int[] values, int bound) {
			byte[] row = new byte[numbers.width];
			narrow(values, 0, row);
			store(row, y, numbers.low);
			if (bound > BYTE) {
				narrow(values, Byte.SIZE, row);
				store(row, y, numbers.high);
			}
		}

		private static void narrow(int[] values, int shift, byte[] row) {
			for (int x = 0; x < row.length; x++) {
				row[x] = (byte) (values[x] >>> shift);
			}
		}

		private void store(byte[] row, int y, byte[][] tiles) {
			int tile = y / TILE * numbers.columns;
			for (int left = 0; left < row.length; left += TILE, tile++) {
				if (tiles[tile] == null) {
					tiles[tile] = new byte[ZEROS.length];
				}
				System.arraycopy(row, left, tiles[tile], y % TILE * TILE, Math.min(TILE, row.length - left));
			}
		}

		/** Returns the numbers. Rows that were not set are 0. */
		public CellNumbers build() {
			share(numbers.low);
			share(numbers.high);
			return numbers;
		}

		private static void share(byte[][] tiles) {
			for (int tile = 0; tile < tiles.length; tile++) {
				tiles[tile] = tiles[tile] == null ? ZEROS : shared(tiles[tile]);
			}
		}
	}
}
