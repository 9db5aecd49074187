package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * A computation of run lengths: for each cell of a row, how many set cells follow each other from this cell to the
 * right. The length is 0 for a cell that is not set. Not thread-safe.
 */
final class RunLengths {

	/**
	 * The length of the run from a cell to the right, within a byte of eight cells. Indexed by the byte, and then by
	 * the cell from 0 to 7.
	 */
	private static final int[][] WITHIN_BYTE = new int[256][Byte.SIZE];
	/**
	 * A mask: -1 if the run from a cell to the right reaches the end of its byte, else 0. Indexed as
	 * {@link #WITHIN_BYTE}.
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
	/** The result for the row measured last, indexed by column: the length of the run from this cell to the right. */
	private final int[] target;
	/**
	 * The cells of the row measured last, 64 in a word. Words that did not change since then are not measured again.
	 */
	private final long[] words;
	/**
	 * Indexed as {@link #words}: the length of the run that begins just right of the word, for the row measured last.
	 */
	private final int[] behinds;

	RunLengths(BitPlane plane) {
		this.plane = plane;
		this.target = new int[plane.columns() * BitPlane.TILE];
		this.words = new long[plane.columns()];
		this.behinds = new int[plane.columns()];
	}

	/**
	 * Returns for each cell of row {@code y} the length of the run from this cell to the right. Indexed by column. The
	 * array also has entries beyond the plane, up to a multiple of 64. Valid until the next call.
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
	 * Measures the runs from the 64 cells of a word, and stores their lengths in {@link #target}.
	 *
	 * @param behind the length of the run that begins with the first cell after the word. 0 if this cell is not set
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
	 * Returns the length of the run from a bit of a word to the right.
	 *
	 * @param behind the length of the run that begins with the first cell after the word
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
