package org.leeway.pathing.clearance;

import org.leeway.pathing.grid.BitPlane;

/** Turns numbers a cell into one bit a cell. */
final class Thresholds {

	private Thresholds() {
	}

	/** The cells whose value, of those given row by row, is {@code limit} or more. */
	static BitPlane atLeast(int width, int height, short[] values, int limit) {
		BitPlane plane = new BitPlane(width, height);
		for (int y = 0; y < height; y++) {
			int index = y * plane.wordsPerRow();
			for (int x = 0; x < width; x += Long.SIZE) {
				int from = y * width + x;
				plane.words()[index++] = word(values, from, from + Math.min(Long.SIZE, width - x), limit);
			}
		}
		return plane;
	}

	private static long word(short[] values, int from, int end, int limit) {
		long word = 0;
		for (int i = end - 1; i >= from; i--) {
			word = word << 1 | (limit - 1 - values[i]) >>> 31;
		}
		return word;
	}
}
