package org.leeway.pathing.clearance;

import org.leeway.pathing.grid.BitPlane;

/**
 * Grows the squares that the anchors of a plane stand for. Where {@code distance} does not exceed the side, four squares
 * of a side, {@code distance} cells apart to the right and down, cover the square that is greater by the distance, so
 * its anchors are an AND of four shifted planes. A row's words are followed by those of the next row; what that
 * lets in is at most one column, and {@link #clear} takes it out.
 */
final class Erosion {

	/** Planes of one band stay in the processor's cache while it goes through all sizes. */
	static final int BAND = 1 << 11;

	private final long[] source;
	private final long[] target;
	private final BitPlane plane;
	private final int side;
	private final int distance;
	/** By how many words the row that far below lies behind. */
	private final int below;

	/** @param distance at most {@code side}, and {@code side + distance} fits the plane */
	Erosion(BitPlane source, BitPlane target, int side, int distance) {
		this.source = source.words();
		this.target = target.words();
		this.plane = source;
		this.side = side;
		this.distance = distance;
		this.below = distance * source.wordsPerRow();
	}

	/** Does the words from {@code from} to {@code to}; needs the same and all later words of the source. */
	void run(int from, int to) {
		int skip = distance >> 6;
		int shift = distance & 63;
		int safe = Math.min(to, source.length - below - skip - 1);
		if (shift == 0) {
			shiftWords(from, safe, skip);
		} else {
			shiftBits(from, safe, skip, shift);
		}
		for (int i = Math.max(from, safe); i < Math.min(to, source.length - below); i++) {
			long right = rows(i + skip) >>> shift;
			target[i] = rows(i) & (shift == 0 ? right : right | rows(i + skip + 1) << -shift);
		}
		if (side == distance) {
			clear(from, to, plane.width() - side);
		}
	}

	private void shiftBits(int from, int to, int skip, int shift) {
		for (int i = from; i < to; i++) {
			long right = source[i + skip] & source[i + skip + below];
			long next = source[i + skip + 1] & source[i + skip + 1 + below];
			target[i] = source[i] & source[i + below] & (right >>> shift | next << -shift);
		}
	}

	private void shiftWords(int from, int to, int skip) {
		for (int i = from; i < to; i++) {
			target[i] = source[i] & source[i + below] & source[i + skip] & source[i + skip + below];
		}
	}

	/** The squares that begin in the row of a word and in the one {@code distance} below. */
	private long rows(int index) {
		return index + below < source.length ? source[index] & source[index + below] : 0;
	}

	/** Where the side equals the distance, an anchor of this column looked into the next row. */
	private void clear(int from, int to, int column) {
		int words = plane.wordsPerRow();
		for (int row = from / words; row * words < to; row++) {
			target[row * words + (column >> 6)] &= ~(1L << column);
		}
	}
}
