package org.leeway.core.exchange.tiled.map;

import java.util.ArrayList;
import java.util.List;

/**
 * The cells of a layer or chunk, row by row, as indices of {@link Gids}. Memory grows only with the cells that are added. So a
 * file with few cells that claims a huge size needs little memory.
 */
public final class Cells {

	private static final int SHIFT = 16;
	private static final int BLOCK = 1 << SHIFT;

	private final List<char[]> blocks = new ArrayList<>();
	private char[] last = new char[0];
	private int used = BLOCK;

	/** Adds the tile index of the next cell. */
	public void add(int index) {
		if (used == BLOCK) {
			last = new char[BLOCK];
			blocks.add(last);
			used = 0;
		}
		last[used++] = (char) index;
	}

	/** Returns the number of cells. */
	public long size() {
		return (long) blocks.size() * BLOCK - (BLOCK - used);
	}

	/**
	 * Returns the tile index of a cell.
	 *
	 * @param at the index of the cell, row by row
	 */
	public char get(long at) {
		return blocks.get((int) (at >> SHIFT))[(int) (at & BLOCK - 1)];
	}

	/**
	 * Copies cells to an array.
	 *
	 * @param from the index of the first cell
	 * @param length how many cells to copy
	 * @param target gets the tile indices
	 * @param at the index in {@code target} of the first copied cell
	 */
	public void copy(long from, int length, char[] target, int at) {
		for (int done = 0; done < length;) {
			int offset = (int) (from + done & BLOCK - 1);
			int run = Math.min(length - done, BLOCK - offset);
			System.arraycopy(blocks.get((int) (from + done >> SHIFT)), offset, target, at + done, run);
			done += run;
		}
	}
}
