package org.leeway.pathing.traffic;

import java.util.function.IntPredicate;

/**
 * The set of the blocked cells that are next to a free cell, with one bit for each cell. Cells can be removed from the set. Not
 * thread-safe.
 */
final class BorderCells {

	/**
	 * Number of extra words before and after the words of each row. The extra words are for columns outside the map, so that a
	 * {@link #range} may reach beyond the ends of the row.
	 */
	private static final int MARGIN = 1;

	/** Number of words in a row. */
	private final int length;
	private final long[] bits;
	/** The words of the set without any removals. */
	private final long[] all;

	/**
	 * Finds the blocked cells that are next to a free cell.
	 *
	 * @param isFree whether a cell is free, by its index. The indices go row by row
	 */
	BorderCells(int width, int height, IntPredicate isFree) {
		length = (width + Long.SIZE - 1) / Long.SIZE + 2 * MARGIN;
		long[] free = new long[(height + 2) * length];
		for (int cell = 0; cell < width * height; cell++) {
			if (isFree.test(cell)) {
				free[word(cell % width, cell / width + 1)] |= 1L << cell % width;
			}
		}
		bits = new long[height * length];
		for (int i = MARGIN; i < bits.length - MARGIN; i++) {
			bits[i] = around(free, i + length) & ~free[i + length];
		}
		all = bits.clone();
	}

	/** Returns the cells of a word that are free or have a free neighbour. */
	private long around(long[] free, int word) {
		long near = 0;
		for (int i = word - length; i <= word + length; i += length) {
			near |= free[i] | free[i] << 1 | free[i] >>> 1 | free[i - 1] >>> Long.SIZE - 1 | free[i + 1] << Long.SIZE - 1;
		}
		return near;
	}

	private int word(int x, int y) {
		return y * length + MARGIN + (x >> 6);
	}

	boolean contains(int x, int y) {
		return (bits[word(x, y)] >>> x & 1) != 0;
	}

	void remove(int x, int y) {
		bits[word(x, y)] &= ~(1L << x);
	}

	/** Adds all removed cells again. */
	void restore() {
		System.arraycopy(all, 0, bits, 0, all.length);
	}

	/**
	 * Returns the obstacles in a part of a row. Bit {@code i} of the result is for the cell {@code x + i}.
	 *
	 * @param x the first column, from -64
	 * @param count the number of cells, from 1 to 63
	 */
	long range(int x, int y, int count) {
		int word = word(x, y);
		long rest = bits[word] >>> x | bits[word + 1] << 1 << ~x;
		return rest & (1L << count) - 1;
	}
}
