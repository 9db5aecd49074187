package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/** The connected components of the set cells of one tile, as runs of rows. Cells connect by their four sides. */
final class TileComponents implements ComponentNode {

	/** The greatest number of components, and of runs, in a tile. */
	static final int MOST = BitPlane.TILE * BitPlane.TILE / 2;

	/** Of a tile without set cells. */
	static final TileComponents NONE = new TileLabelling().label(BitPlane.EMPTY_TILE).keepingSides();
	/** Of a tile in which every cell is set. */
	static final TileComponents WHOLE = new TileLabelling().label(BitPlane.FULL_TILE).keepingSides();

	private final long[] words;
	/** By row its first run; after the last row the number of runs. */
	private final char[] rows;
	/** By run, row by row and from left to right, its component. */
	private final char[] labels;
	/** By component its first cell as {@code 64 y + x}. */
	private final char[] firsts;
	/** By component its number of cells. */
	private final char[] cells;
	private final int open;
	private final Extent largestClosed;
	/** The cells of the first and the last column, bit {@code y} that of row {@code y}. */
	private final long left;
	private final long right;
	/** Kept for tiles that many places share; null for others, to save memory. */
	private SideCells[] sides;

	TileComponents(long[] words, char[] rows, char[] labels, char[] firsts, char[] cells, int open) {
		this.words = words;
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
		long first = 0;
		long last = 0;
		for (int y = 0; y < BitPlane.TILE; y++) {
			first |= (words[y] & 1) << y;
			last |= words[y] >>> 63 << y;
		}
		this.left = first;
		this.right = last;
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
		return sides != null ? sides
				: new SideCells[] { column(left, 0), column(right, 1), row(0), row(BitPlane.TILE - 1) };
	}

	/** @param fromEnd 0 for the first runs of rows, 1 for the last ones */
	private SideCells column(long column, int fromEnd) {
		int[] components = new int[Long.bitCount(starts(column))];
		int run = 0;
		for (long starts = starts(column); starts != 0; starts &= starts - 1) {
			components[run++] = labels[rows[Long.numberOfTrailingZeros(starts) + fromEnd] - fromEnd];
		}
		return new SideCells(new long[] { column }, components);
	}

	private SideCells row(int y) {
		int[] components = new int[rows[y + 1] - rows[y]];
		for (int i = 0; i < components.length; i++) {
			components[i] = labels[rows[y] + i];
		}
		return new SideCells(new long[] { words[y] }, components);
	}

	/** The words of the tile. */
	long[] words() {
		return words;
	}

	/** The first run of a row; the runs of a row are numbered from left to right. */
	int firstRun(int y) {
		return rows[y];
	}

	/** The component of a run. */
	int ofRun(int run) {
		return labels[run];
	}

	/** The component of a set cell. */
	int of(int x, int y) {
		return labels[rows[y] + Long.bitCount(starts(words[y]) & -1L >>> 63 - x) - 1];
	}

	/** The first cells of the runs of a word. */
	static long starts(long word) {
		return word & ~(word << 1);
	}

	/** The cells of the first of the runs of a word that is not 0. */
	static long firstRun(long word) {
		// the sum carries through the run and leaves the others as they are
		return word & ~(word + (word & -word));
	}

	/** Writes the cells of the chosen components, a word a row. */
	void select(boolean[] chosen, long[] target) {
		Arrays.fill(target, 0);
		for (int y = 0; y < words.length; y++) {
			int run = rows[y];
			for (long rest = words[y]; rest != 0; run++) {
				long cellsOfRun = firstRun(rest);
				target[y] |= chosen[labels[run]] ? cellsOfRun : 0;
				rest ^= cellsOfRun;
			}
		}
	}
}
