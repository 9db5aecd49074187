package org.leeway.pathing.clearance;

import org.leeway.pathing.grid.BitPlane;

/**
 * Turns anchors into the cells that footprints on them cover. Smearing a plane by one, two, four, ... cells to the
 * right and then downward takes a number of passes that grows with the logarithm of the size.
 */
final class Footprints {

	private final BitPlane plane;
	private final long[] words;
	private final int wordsPerRow;

	private Footprints(BitPlane plane) {
		this.plane = plane;
		this.words = plane.words();
		this.wordsPerRow = plane.wordsPerRow();
	}

	/** The cells of the footprints of side {@code size} on the anchors, as far as they lie in the plane. */
	static BitPlane cover(BitPlane anchors, int size) {
		Footprints footprints = new Footprints(anchors.copy());
		int width = Math.min(size, anchors.width());
		for (int done = 1; done < width; done *= 2) {
			footprints.smearRight(Math.min(done, width - done));
		}
		int height = Math.min(size, anchors.height());
		for (int done = 1; done < height; done *= 2) {
			footprints.smearDown(Math.min(done, height - done));
		}
		return footprints.plane;
	}

	private void smearRight(int distance) {
		int skip = distance >> 6;
		int shift = distance & 63;
		for (int row = 0; row < words.length; row += wordsPerRow) {
			// from the right end, so that what is read is not smeared yet
			for (int i = wordsPerRow - 1; i >= skip; i--) {
				long smeared = words[row + i - skip] << shift;
				if (shift > 0 && i > skip) {
					smeared |= words[row + i - skip - 1] >>> -shift;
				}
				words[row + i] |= smeared;
			}
			words[row + wordsPerRow - 1] &= plane.lastWordMask();
		}
	}

	private void smearDown(int distance) {
		for (int i = words.length - 1, from = i - distance * wordsPerRow; from >= 0; i--, from--) {
			words[i] |= words[from];
		}
	}
}
