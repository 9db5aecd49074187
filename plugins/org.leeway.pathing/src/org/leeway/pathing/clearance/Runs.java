package org.leeway.pathing.clearance;

import org.leeway.pathing.grid.BitPlane;

/**
 * The runs of set cells of a plane, row by row and from left to right. Eight bytes a run and no object: noise on a
 * large map has millions of them.
 */
final class Runs {

	private final int width;
	private final char[] firsts;
	private final char[] lasts;
	/** Where each row's runs begin, and after the last row their number. */
	private final int[] rows;

	Runs(BitPlane plane) {
		this.width = plane.width();
		this.rows = new int[plane.height() + 1];
		int count = count(plane);
		this.firsts = new char[count];
		this.lasts = new char[count];
		int run = 0;
		for (int y = 0; y < plane.height(); y++) {
			rows[y] = run;
			for (int x = plane.nextSet(0, y); x < width; x = plane.nextSet(x, y)) {
				firsts[run] = (char) x;
				x = plane.nextClear(x, y);
				lasts[run++] = (char) (x - 1);
			}
		}
		rows[plane.height()] = run;
	}

	private static int count(BitPlane plane) {
		int count = 0;
		long[] words = plane.words();
		for (int row = 0; row < words.length; row += plane.wordsPerRow()) {
			long before = 0;
			for (int i = row; i < row + plane.wordsPerRow(); i++) {
				count += Long.bitCount(words[i] & ~(words[i] << 1 | before));
				before = words[i] >>> 63;
			}
		}
		return count;
	}

	int count() {
		return firsts.length;
	}

	int height() {
		return rows.length - 1;
	}

	int width() {
		return width;
	}

	/** The first run of row {@code y}, or of a later one if that row has none. */
	int rowStart(int y) {
		return rows[y];
	}

	int rowEnd(int y) {
		return rows[y + 1];
	}

	/** The first column of a run. */
	int first(int run) {
		return firsts[run];
	}

	/** The last column of a run. */
	int last(int run) {
		return lasts[run];
	}

	/** The first run of row {@code y} that ends at or right of column {@code x}; the row's end if there is none. */
	int firstEndingFrom(int x, int y) {
		int low = rowStart(y);
		int high = rowEnd(y);
		while (low < high) {
			int middle = low + high >>> 1;
			if (lasts[middle] < x) {
				low = middle + 1;
			} else {
				high = middle;
			}
		}
		return low;
	}
}
