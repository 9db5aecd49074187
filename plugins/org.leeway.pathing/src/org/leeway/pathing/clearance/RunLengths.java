package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * The lengths of the runs of set cells, from each cell of a row to the right. The length is 0 for a cell that is not set.
 * Not thread-safe.
 */
final class RunLengths {

	/**
	 * Indexed by the bits of eight cells, and then by cell 0 to 7. Each entry is the length of the run from this cell to the
	 * right, within the eight cells.
	 */
	private static final int[][] WITHIN_BYTE = new int[256][Byte.SIZE];
	/** Indexed as {@link #WITHIN_BYTE}: -1 if the run from the cell on reaches the end of the byte, else 0. */
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
	/** Indexed by column: the length of the run from this cell on, for the row measured last. */
	private final int[] target;
	/** Indexed by column of tiles: the word for which the lengths in {@link #target} were measured. */
	private final long[] words;
	/**
	 * Indexed by column of tiles: the length of the run just right of the word in {@link #words}. The lengths in
	 * {@link #target} hold for this word and this run.
	 */
	private final int[] behinds;

	RunLengths(BitPlane plane) {
		this.plane = plane;
		this.target = new int[plane.columns() * BitPlane.TILE];
		this.words = new long[plane.columns()];
		this.behinds = new int[plane.columns()];
	}

	/**
	 * Returns the lengths of the runs of set cells in row {@code y}, from each cell to the right. Indexed by column. The array
	 * also has entries beyond the plane, up to the end of its last word of 64 cells. Valid until the next call.
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
	 * Stores in {@link #target} the lengths of the runs from the 64 cells of a word.
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
	 * Returns the length of the run from a bit of a word to the right. The caller measures the word byte by byte, and calls
	 * this for the first bit after each byte. So no byte has to wait for the result of another byte, and the processor works on
	 * several bytes in parallel.
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
