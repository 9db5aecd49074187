package org.leeway.pathing.clearance;

import org.leeway.pathing.grid.BitPlane;

/** Turns numbers a cell into one bit a cell. */
final class Thresholds {

	private Thresholds() {
	}

	/** The cells whose value, of those given row by row, is {@code limit} or more. */
	static BitPlane atLeast(int width, int height, short[] values, int limit) {
		BitPlane.Editor plane = BitPlane.empty(width, height).edit();
		long[] words = new long[BitPlane.TILE];
		for (int top = 0; top < height; top += BitPlane.TILE) {
			for (int left = 0; left < width; left += BitPlane.TILE) {
				for (int y = 0; y < BitPlane.TILE; y++) {
					int from = (top + y) * width + left;
					words[y] = top + y >= height ? 0
							: word(values, from, from + Math.min(BitPlane.TILE, width - left), limit);
				}
				plane.setTile(left / BitPlane.TILE, top / BitPlane.TILE, words);
			}
		}
		return plane.build();
	}

	private static long word(short[] values, int from, int end, int limit) {
		long word = 0;
		for (int i = end - 1; i >= from; i--) {
			word = word << 1 | (limit - 1 - values[i]) >>> 31;
		}
		return word;
	}
}
