package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/** How many set cells follow each other to the right, from each cell of a row on; 0 from one that is not set. */
final class RunLengths {

	private static final int[][] WITHIN_BYTE = new int[256][Byte.SIZE];
	/** All ones at the cells whose run reaches the end of the byte. */
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

	private RunLengths() {
	}

	/** Writes the lengths of row {@code y}; the target has room for whole words. */
	static void measure(BitPlane plane, int y, int[] target) {
		int behind = 0;
		for (int column = plane.columns() - 1; column >= 0; column--) {
			long word = plane.word(column, y);
			int first = column * BitPlane.TILE;
			if (word == 0) {
				Arrays.fill(target, first, first + BitPlane.TILE, 0);
				behind = 0;
			} else if (word == -1L) {
				behind += BitPlane.TILE;
				countDown(behind, first, target);
			} else {
				behind = measure(word, behind, first, target);
			}
		}
	}

	private static void countDown(int length, int first, int[] target) {
		for (int i = 0; i < BitPlane.TILE; i++) {
			target[first + i] = length - i;
		}
	}

	/** @param behind the length from the cell right of the word on */
	private static int measure(long word, int behind, int first, int[] target) {
		int length = behind;
		for (int shift = BitPlane.TILE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
			int cells = (int) (word >>> shift) & 0xFF;
			int[] within = WITHIN_BYTE[cells];
			int[] reaches = REACHES_END[cells];
			for (int i = 0; i < Byte.SIZE; i++) {
				target[first + shift + i] = within[i] + (length & reaches[i]);
			}
			length = target[first + shift];
		}
		return length;
	}
}
