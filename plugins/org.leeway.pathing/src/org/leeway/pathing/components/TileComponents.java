package org.leeway.pathing.components;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;

/**
 * The connected components of the set cells of one tile. One large component, the main component, may be stored as a set of
 * cells. All other components are stored as runs of consecutive cells.
 */
final class TileComponents implements ComponentNode {

	/**
	 * The largest number of components in a tile. This is also the largest number of runs. A tile reaches both numbers if
	 * its set cells form a chessboard, that is, touch only at corners.
	 */
	static final int MOST = BitPlane.TILE * BitPlane.TILE / 2;

	/** The components of a tile without set cells. */
	static final TileComponents NONE = new TileLabelling(false).label(TileWords.EMPTY).keepingSides();
	/** The components of a tile in which every cell is set. */
	static final TileComponents WHOLE = new TileLabelling(false).label(TileWords.FULL).keepingSides();

	/** The cells of the tile, one word for each row. */
	private final long[] words;
	/**
	 * The cells of the main component, one word for each row. Only the other components are stored as runs. {@link
	 * TileWords#EMPTY} if there is no main component.
	 */
	private final long[] main;
	/**
	 * Indexed by row: the index of the row's first run. A run consists of consecutive set cells outside the main component.
	 * The last entry is the number of runs.
	 */
	private final char[] rows;
	/**
	 * Indexed by run, row by row and from left to right: the index of the run's component. If there is a main component,
	 * its index follows as one more entry.
	 */
	private final char[] labels;
	/** Indexed by component: its first cell as {@code 64 y + x}. */
	private final char[] firsts;
	/** Indexed by component: its number of cells. */
	private final char[] cells;
	private final int open;
	private final Extent largestClosed;
	/** The cells of the first column. Bit {@code y} is the cell of row {@code y}. */
	private final long left;
	/** The cells of the last column. Bit {@code y} is the cell of row {@code y}. */
	private final long right;
	/**
	 * The cached result of {@link #sides()}. Only the empty tile and the full tile cache it, because all planes share these two
	 * tiles. Null for other tiles, to save memory.
	 */
	private SideCells[] sides;

	TileComponents(long[] words, long[] main, long left, long right, char[] rows, char[] labels, char[] firsts,
			char[] cells, int open) {
		this.words = words;
		this.main = main;
		this.left = left;
		this.right = right;
		this.rows = rows;
		this.labels = labels;
		this.firsts = firsts;
		this.cells = cells;
		this.open = open;
		Extent largest = Extent.NONE;
		for (int component = open; component < cells.length; component++) {
			largest = largest.larger(extent(component));
		}
		this.largestClosed = largest;
	}

	private TileComponents keepingSides() {
		sides = sides();
		return this;
	}

	@Override
	public int open() {
		return open;
	}

	@Override
	public int count() {
		return firsts.length;
	}

	@Override
	public Extent extent(int component) {
		int first = firsts[component];
		return new Extent(cells[component], Extent.first(first % BitPlane.TILE, first / BitPlane.TILE));
	}

	@Override
	public Extent largestClosed() {
		return largestClosed;
	}

	@Override
	public SideCells[] sides() {
		int last = BitPlane.TILE - 1;
		return sides != null ? sides
				: new SideCells[] { column(left, 0), column(right, last), row(0), row(last) };
	}

	private SideCells column(long column, int x) {
		int[] components = new int[Long.bitCount(starts(column))];
		int run = 0;
		for (long starts = starts(column); starts != 0; starts &= starts - 1) {
			components[run++] = of(x, Long.numberOfTrailingZeros(starts));
		}
		return new SideCells(new long[] { column }, components);
	}

	private SideCells row(int y) {
		int[] components = new int[Long.bitCount(starts(words[y]))];
		int run = 0;
		for (long starts = starts(words[y]); starts != 0; starts &= starts - 1) {
			components[run++] = of(Long.numberOfTrailingZeros(starts), y);
		}
		return new SideCells(new long[] { words[y] }, components);
	}

	/** Returns the words of the tile. */
	long[] words() {
		return words;
	}

	/** Returns the component of a set cell. */
	int of(int x, int y) {
		if ((main[y] >>> x & 1) != 0) {
			return labels[labels.length - 1];
		}
		return labels[rows[y] + Long.bitCount(starts(words[y] & ~main[y]) & -1L >>> 63 - x) - 1];
	}

	/** Returns the first bit of each run of set bits, as a word. */
	static long starts(long word) {
		return word & ~(word << 1);
	}

	/**
	 * Returns the set cells of a row that touch a set cell of an adjacent row only at a corner. The two other cells at this
	 * corner are not set. Examines one diagonal direction, left or right.
	 *
	 * @param row the row, one bit for each cell
	 * @param next the row shifted by one cell: bit i is the neighbour of cell i in the chosen direction
	 * @param beside the adjacent row, which lies above or below
	 * @param corner the adjacent row shifted by one cell: bit i is the diagonal neighbour of cell i
	 */
	static long touchAtCorners(long row, long next, long beside, long corner) {
		return row & ~next & ~beside & corner;
	}

	/** Returns the first run of set bits of a word, as a word. The given word must not be 0. */
	static long firstRun(long word) {
		// adding the lowest bit of the word carries through the first run: its bits become 0, and the bit above it becomes 1. All
		// other bits stay
		return word & ~(word + (word & -word));
	}

	/**
	 * Writes the cells of the chosen components to {@code target}, one word for each row.
	 *
	 * @param chosen indexed by component: whether it is chosen
	 */
	void select(boolean[] chosen, long[] target) {
		boolean withMain = main != TileWords.EMPTY && chosen[labels[labels.length - 1]];
		for (int y = 0; y < words.length; y++) {
			target[y] = withMain ? main[y] : 0;
			int run = rows[y];
			for (long rest = words[y] & ~main[y]; rest != 0; run++) {
				long cellsOfRun = firstRun(rest);
				target[y] |= chosen[labels[run]] ? cellsOfRun : 0;
				rest ^= cellsOfRun;
			}
		}
	}
}
