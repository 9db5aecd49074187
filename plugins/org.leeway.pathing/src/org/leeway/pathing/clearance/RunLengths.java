package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * A computation of run lengths in the rows of a bit plane. The run length of a cell says how many set cells follow each
 * other to the right, beginning with this cell. If the cell itself is not set, the run length is 0. Not thread-safe.
 */
final class RunLengths {

	/**
	 * The run lengths of the eight cells of a byte, if all other cells are 0. The first index is the byte, the
	 * second is the cell from 0 to 7.
	 */
	private static final int[][] WITHIN_BYTE = new int[256][Byte.SIZE];
	/**
	 * Masks that say whether a run reaches the end of its byte, indexed like {@link #WITHIN_BYTE}. The mask is -1 if the run of
	 * the cell reaches the end, so that it may continue in the next byte. Otherwise, the mask is 0.
	 */
	private static final int[][] REACHES_END = new int[256][Byte.SIZE];

	static {
		for (int cells = 0; cells < 256; cells++) {
			for (int x = 0; x < Byte.SIZE; x++) {
				int length = Integer.numberOfTrailingZeros(~(cells >> x));
				WITHIN_BYTE[cells][x] = length;
				REACHES_END[cells][x] = length == Byte.SIZE - x ? -1 : 0;
			}
		}
	}

	private final BitPlane plane;
	/** Indexed by column: the run length of each cell in the row that was measured last. */
	private final int[] target;
	/**
	 * The words of the row that was measured last, 64 cells each. If the next row has the same word, and the same run to its
	 * right, the run lengths of the cells stay the same.
	 */
	private final long[] words;
	/**
	 * Indexed like {@link #words}: the run length of the first cell to the right of the word. The cell is in the row that was
	 * measured last. 0 for the last word of the row.
	 */
	private final int[] behinds;

	RunLengths(BitPlane plane) {
		this.plane = plane;
		this.target = new int[plane.columns() * BitPlane.TILE];
		this.words = new long[plane.columns()];
		this.behinds = new int[plane.columns()];
	}

	/**
	 * Returns the run length of each cell of row {@code y}, indexed by column. The length of the array is rounded up to a multiple
	 * of 64. The next call changes the array.
	 */
	int[] measure(int y) {
		int behind = 0;
		for (int column = plane.columns() - 1; column >= 0; column--) {
			long word = plane.word(column, y);
			int first = column * BitPlane.TILE;
			// a row is often equal to the row measured before
			if (word != words[column] || behind != behinds[column]) {
				words[column] = word;
				behinds[column] = behind;
				measure(word, behind, first);
			}
			behind = target[first];
		}
		return target;
	}

	/**
	 * Computes the run lengths of the 64 cells of a word, and stores them in {@link #target}.
	 *
	 * @param behind the run length of the first cell after the word
	 * @param first the column of the first cell of the word
	 */
	private void measure(long word, int behind, int first) {
		if (word == 0) {
			Arrays.fill(target, first, first + BitPlane.TILE, 0);
		} else if (word == -1L) {
			countDown(behind + BitPlane.TILE, first, target);
		} else {
			for (int shift = 0; shift < BitPlane.TILE; shift += Byte.SIZE) {
				measure((int) (word >>> shift) & 0xFF, runFrom(word, shift + Byte.SIZE, behind), first + shift, target);
			}
		}
	}

	private static void countDown(int length, int first, int[] target) {
		for (int i = 0; i < BitPlane.TILE; i++) {
			target[first + i] = length - i;
		}
	}

	/**
	 * Returns the run length of a cell: the number of set cells that follow each other, from this cell to the right.
	 *
	 * @param word the word with the cell, and with the cells to its right
	 * @param bit the cell, from 0 to 63. 64 for the first cell after the word
	 * @param behind the run length of the first cell after the word
	 */
	private static int runFrom(long word, int bit, int behind) {
		if (bit == BitPlane.TILE) {
			return behind;
		}
		int length = Long.numberOfTrailingZeros(~(word >>> bit));
		return length == BitPlane.TILE - bit ? length + behind : length;
	}

	private static void measure(int cells, int behind, int first, int[] target) {
		int[] within = WITHIN_BYTE[cells];
		int[] reaches = REACHES_END[cells];
		for (int i = 0; i < Byte.SIZE; i++) {
			target[first + i] = within[i] + (behind & reaches[i]);
		}
	}
}
