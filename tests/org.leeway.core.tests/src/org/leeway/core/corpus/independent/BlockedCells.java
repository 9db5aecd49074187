package org.leeway.core.corpus.independent;

import java.util.BitSet;

/**
 * The blocking cells of a level, as {@link IndependentReading} finds them.
 *
 * @param cells row-major, set where a cell blocks
 */
public record BlockedCells(int width, int height, BitSet cells) {

	/** Returns whether a cell blocks. */
	public boolean at(int x, int y) {
		return cells.get(y * width + x);
	}

	/** Draws the cells: {@code #} for cells that block and {@code .} for other cells. */
	public String picture() {
		StringBuilder picture = new StringBuilder();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				picture.append(at(x, y) ? '#' : '.');
			}
			picture.append('\n');
		}
		return picture.toString();
	}
}
