package org.leeway.pathing.grid;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

import org.leeway.pathing.bits.TileWords;

/**
 * A set of cells with one bit for each cell, as an immutable value. The bits are in tiles of 64 x 64 cells. After an edit, a plane
 * shares all unchanged tiles with the plane before. So planes need little memory, and comparing references shows what an edit
 * changed.
 * <p>
 * A tile has one word for each row. Bit {@code x & 63} of word {@code y & 63} is cell {@code (x, y)}. All planes share one empty
 * tile, and one tile in which every cell is set. Bits right of the last column and below the last row are 0.
 */
public final class BitPlane {

	/** The side of a tile, in cells. */
	public static final int TILE = TileWords.TILE;

	static final int SHIFT = TerrainGrid.SHIFT;
	static final int MASK = TILE - 1;

	final int width;
	final int height;
	/**
	 * The bits of each tile, indexed by row of tiles, then by column. A tile has an array of 64-bit words. The arrays
	 * are shared and never written to.
	 */
	final long[][][] tiles;

	BitPlane(int width, int height, long[][][] tiles) {
		this.width = width;
		this.height = height;
		this.tiles = tiles;
	}

	/**
	 * Creates a plane without a set cell.
	 *
	 * @throws IllegalArgumentException if the size is out of range for a grid
	 */
	public static BitPlane empty(int width, int height) {
		TerrainGrid.checkSize(width, height);
		long[][] row = new long[TerrainGrid.tilesAcross(width)][];
		Arrays.fill(row, TileWords.EMPTY);
		long[][][] tiles = new long[TerrainGrid.tilesAcross(height)][][];
		Arrays.fill(tiles, row);
		return new BitPlane(width, height, tiles);
	}

	public int width() {
		return width;
	}

	public int height() {
		return height;
	}

	/** Returns the number of tiles in a row. */
	public int columns() {
		return tiles[0].length;
	}

	/** Returns the number of rows of tiles. */
	public int rows() {
		return tiles.length;
	}

	/** Returns the bits of all tiles as 64-bit words, for algorithms of this bundle. */
	public TileWords words() {
		return new TileWords(tiles);
	}

	/**
	 * Returns which of the 64 cells of a {@link #word} lie inside the plane, one bit each. The other cells of the word are
	 * right of the last column or below the last row.
	 */
	public long inside(int column, int y) {
		return y >= height ? 0 : column == columns() - 1 ? -1L >>> -width : -1L;
	}

	/** Returns 64 consecutive cells of row {@code y}, one bit each. Bit 0 is the cell in column {@code 64 * column}. */
	public long word(int column, int y) {
		return tiles[y >> SHIFT][column][y & MASK];
	}

	/**
	 * Returns whether a cell is set.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside
	 */
	public boolean get(int x, int y) {
		Objects.checkIndex(x, width);
		Objects.checkIndex(y, height);
		return (word(x >> SHIFT, y) >>> x & 1) != 0;
	}

	/** Returns the first set cell of row {@code y} at or right of column {@code x}. {@code width} if there is none. */
	public int nextSet(int x, int y) {
		return next(x, y, 0L);
	}

	/**
	 * Returns the first cell of row {@code y} that is not set, at or right of column {@code x}. {@code width} if there is
	 * none.
	 */
	public int nextClear(int x, int y) {
		return next(x, y, -1L);
	}

	/** Returns the last set cell of row {@code y} at or left of column {@code x}. -1 if there is none. */
	public int previousSet(int x, int y) {
		long[][] row = tiles[y >> SHIFT];
		int column = x >> SHIFT;
		long word = x < 0 ? 0 : row[column][y & MASK] & -1L >>> MASK - (x & MASK);
		while (word == 0 && --column >= 0) {
			word = row[column][y & MASK];
		}
		return word == 0 ? -1 : (column << SHIFT) + MASK - Long.numberOfLeadingZeros(word);
	}

	private int next(int x, int y, long inverted) {
		if (x >= width) {
			return width;
		}
		long[][] row = tiles[y >> SHIFT];
		int column = x >> SHIFT;
		long word = (row[column][y & MASK] ^ inverted) & -1L << x;
		while (word == 0 && ++column < row.length) {
			word = row[column][y & MASK] ^ inverted;
		}
		// the bits right of the last column are 0. So a search for a clear bit ends there, and the result is the width
		return word == 0 ? width : (column << SHIFT) + Long.numberOfTrailingZeros(word);
	}

	/** Returns the first set cell, row by row. Empty if no cell is set. */
	public Optional<Cell> first() {
		for (int y = 0; y < height; y++) {
			int x = nextSet(0, y);
			if (x < width) {
				return Optional.of(new Cell(x, y));
			}
		}
		return Optional.empty();
	}

	/** Returns the smallest rectangle around the set cells. Empty if no cell is set. */
	public Optional<CellRect> bounds() {
		CellRect bounds = null;
		for (int y = 0; y < height; y++) {
			int first = nextSet(0, y);
			if (first < width) {
				CellRect row = new CellRect(first, y, previousSet(width - 1, y) - first + 1, 1);
				bounds = bounds == null ? row : bounds.union(row);
			}
		}
		return Optional.ofNullable(bounds);
	}

	/** Returns the number of set cells. */
	public long count() {
		long count = 0;
		for (long[][] row : tiles) {
			for (long[] tile : row) {
				count += count(tile);
			}
		}
		return count;
	}

	private static int count(long[] tile) {
		if (tile == TileWords.EMPTY || tile == TileWords.FULL) {
			return tile == TileWords.FULL ? TILE * TILE : 0;
		}
		int count = 0;
		for (long word : tile) {
			count += Long.bitCount(word);
		}
		return count;
	}

	/** Returns the memory that the cells occupy, in bytes. An empty or full tile needs no memory of its own. */
	public long bytes() {
		return Arrays.stream(tiles).flatMap(Arrays::stream)
				.filter(tile -> tile != TileWords.EMPTY && tile != TileWords.FULL).count() * TILE * Long.BYTES;
	}

	public boolean isEmpty() {
		return IntStream.range(0, rows()).allMatch(this::isEmptyRow);
	}

	/** Returns whether no cell of a row of tiles is set. */
	public boolean isEmptyRow(int row) {
		return Arrays.stream(tiles[row]).allMatch(tile -> tile == TileWords.EMPTY);
	}

	/** Returns the intersection: the cells that are set in both planes. */
	public BitPlane and(BitPlane other) {
		return combine(other, (a, b) -> a & b);
	}

	/** Returns the union: the cells that are set in at least one plane. */
	public BitPlane or(BitPlane other) {
		return combine(other, (a, b) -> a | b);
	}

	/** Returns the difference: the cells that are set here but not in {@code other}. */
	public BitPlane andNot(BitPlane other) {
		return combine(other, (a, b) -> a & ~b);
	}

	/** Returns the symmetric difference: the cells that are set in exactly one plane. */
	public BitPlane xor(BitPlane other) {
		return combine(other, (a, b) -> a ^ b);
	}

	/** Returns the cells that are not set. */
	public BitPlane complement() {
		BitPlaneEditor all = empty(width, height).edit();
		for (int y = 0; y < height; y++) {
			all.setRun(0, y, width);
		}
		return all.build().andNot(this);
	}

	private interface WordOperator {
		long apply(long a, long b);
	}

	private BitPlane combine(BitPlane other, WordOperator operator) {
		checkSameSize(other);
		BitPlaneEditor result = edit();
		long[] words = new long[TILE];
		for (int row = 0; row < rows(); row++) {
			for (int column = 0; column < columns(); column++) {
				long[] a = tiles[row][column];
				long[] b = other.tiles[row][column];
				for (int y = 0; y < TILE; y++) {
					words[y] = operator.apply(a[y], b[y]);
				}
				result.setTile(column, row, words);
			}
		}
		return result.build();
	}

	private void checkSameSize(BitPlane other) {
		if (other.width != width || other.height != height) {
			throw new IllegalArgumentException("a plane of " + other.width + " x " + other.height
					+ " cells where one of " + width + " x " + height + " was expected");
		}
	}

	/**
	 * Returns the tiles in which this plane may differ from {@code old}, a plane of the same size. If one plane results
	 * from an edit of the other plane, there are few such tiles, and finding them is cheap.
	 */
	public TileSet changedSince(BitPlane old) {
		checkSameSize(old);
		return TileSet.differing(tiles, old.tiles);
	}

	/**
	 * Returns a copy with only the tiles that overlap a rectangle. The copy equals this plane in these tiles. All other tiles
	 * are empty.
	 */
	public BitPlane near(CellRect cells) {
		long[][][] near = empty(width, height).tiles;
		for (int row = cells.y() >> SHIFT; row << SHIFT < cells.bottom(); row++) {
			int first = cells.x() >> SHIFT;
			near[row] = near[row].clone();
			System.arraycopy(tiles[row], first, near[row], first, (cells.right() - 1 >> SHIFT) - first + 1);
		}
		return new BitPlane(width, height, near);
	}

	/**
	 * Returns an equal plane that shares tiles with {@code other} wherever the tiles of both planes are equal.
	 *
	 * @param other of the same size
	 */
	public BitPlane sharingWith(BitPlane other) {
		BitPlaneEditor result = other.edit();
		TileSet changed = changedSince(other);
		for (int row = changed.firstRow(); row <= changed.lastRow(); row++) {
			BitSet columns = changed.columns(row);
			for (int column = columns.nextSetBit(0); column >= 0; column = columns.nextSetBit(column + 1)) {
				result.setTile(column, row, tiles[row][column]);
			}
		}
		return result.build();
	}

	/** Begins an edit of a copy. This plane does not change. */
	public BitPlaneEditor edit() {
		return new BitPlaneEditor(this);
	}

	@Override
	public boolean equals(Object object) {
		return this == object
				|| object instanceof BitPlane other && width == other.width && height == other.height && sameTiles(other);
	}

	private boolean sameTiles(BitPlane other) {
		for (int row = 0; row < rows(); row++) {
			for (int column = 0; column < columns(); column++) {
				if (!Arrays.equals(tiles[row][column], other.tiles[row][column])) {
					return false;
				}
			}
		}
		return true;
	}

	@Override
	public int hashCode() {
		return Objects.hash(width, height, Arrays.deepHashCode(tiles));
	}

	/**
	 * Returns a text with the size and the number of set cells. For a small plane, the text includes a picture, with {@code #}
	 * for a set cell.
	 */
	@Override
	public String toString() {
		String size = width + " x " + height + " cells, " + count() + " set";
		return (long) width * height > 4096 ? size : size + "\n" + picture();
	}

	private String picture() {
		StringBuilder text = new StringBuilder();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				text.append(get(x, y) ? '#' : '.');
			}
			text.append('\n');
		}
		return text.toString();
	}
}
