package org.leeway.core.exchange.tiled.map;

import java.util.ArrayList;
import java.util.List;

/**
 * Indices of {@link Gids}, row by row. Memory grows with the cells that arrive, so a header that promises many cells
 * costs nothing.
 */
public final class Cells {

	private static final int SHIFT = 16;
	private static final int BLOCK = 1 << SHIFT;

	private final List<char[]> blocks = new ArrayList<>();
	private char[] last = new char[0];
	private int used = BLOCK;

	/** Adds a cell. */
	public void add(int index) {
		if (used == BLOCK) {
			last = new char[BLOCK];
			blocks.add(last);
			used = 0;
		}
		last[used++] = (char) index;
	}

	/** Returns the number of indices. */
	public long size() {
		return (long) blocks.size() * BLOCK - (BLOCK - used);
	}

	/** Returns the index at a place. */
	public char get(long at) {
		return blocks.get((int) (at >> SHIFT))[(int) (at & BLOCK - 1)];
	}

	/** Copies cells to the place {@code at} of an array. */
	public void copy(long from, int length, char[] target, int at) {
		for (int done = 0; done < length;) {
			int offset = (int) (from + done & BLOCK - 1);
			int run = Math.min(length - done, BLOCK - offset);
			System.arraycopy(blocks.get((int) (from + done >> SHIFT)), offset, target, at + done, run);
			done += run;
		}
	}
}
