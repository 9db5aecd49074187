package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * The connected components of the set cells of one tile, numbered from 0 in the order of their first cells, row by row.
 * Cells connect by their four sides. Immutable.
 */
final class TileComponents {

	/** The greatest number of components, and of runs, in a tile. */
	static final int MOST = BitPlane.TILE * BitPlane.TILE / 2;

	/** Of a tile without set cells. */
	static final TileComponents NONE = new TileLabelling().label(BitPlane.EMPTY_TILE);
	/** Of a tile in which every cell is set. */
	static final TileComponents WHOLE = new TileLabelling().label(BitPlane.FULL_TILE);

	private final long[] words;
	/** By row its first run; after the last row the number of runs. */
	private final char[] rows;
	/** By run, row by row and from left to right, its component. */
	private final char[] labels;
	/** By component its first cell as {@code 64 y + x}. */
	private final char[] firsts;
	/** By component its number of cells. */
	private final char[] cells;
	/** The cells of the first and the last column, bit {@code y} that of row {@code y}. */
	private final long left;
	private final long right;

	TileComponents(long[] words, char[] rows, char[] labels, char[] firsts, char[] cells) {
		this.words = words;
		this.rows = rows;
		this.labels = labels;
		this.firsts = firsts;
		this.cells = cells;
		long first = 0;
		long last = 0;
		for (int y = 0; y < BitPlane.TILE; y++) {
			first |= (words[y] & 1) << y;
			last |= words[y] >>> 63 << y;
		}
		this.left = first;
		this.right = last;
	}

	int count() {
		return firsts.length;
	}

	/** The words of the tile. */
	long[] words() {
		return words;
	}

	/** The first cell of a component, row by row, as {@code 64 y + x}. */
	int first(int component) {
		return firsts[component];
	}

	/** The number of cells of a component. */
	int cells(int component) {
		return cells[component];
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

	/** Receives pairs of components that touch across the border of two tiles. */
	interface Seam {
		void touch(int here, int there);
	}

	/** Reports which components touch which ones of the tile to the right. */
	void joinRight(TileComponents other, Seam seam) {
		for (long starts = starts(right & other.left); starts != 0; starts &= starts - 1) {
			int y = Long.numberOfTrailingZeros(starts);
			seam.touch(labels[rows[y + 1] - 1], other.labels[other.rows[y]]);
		}
	}

	/** Reports which components touch which ones of the tile below. */
	void joinBelow(TileComponents other, Seam seam) {
		int last = BitPlane.TILE - 1;
		for (long starts = starts(words[last] & other.words[0]); starts != 0; starts &= starts - 1) {
			int x = Long.numberOfTrailingZeros(starts);
			seam.touch(of(x, last), other.of(x, 0));
		}
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
