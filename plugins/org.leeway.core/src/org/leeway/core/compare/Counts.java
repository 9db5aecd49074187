package org.leeway.core.compare;

import org.leeway.pathing.grid.CellRect;

/** Numbers and places in words. */
final class Counts {

	private Counts() {
	}

	/** How many cells: {@code 1 cell}, {@code 12 cells}. */
	static String cells(long count) {
		return of(count, "cell");
	}

	/** How many of something with a regular plural. */
	static String of(long count, String what) {
		return count + " " + what + (count == 1 ? "" : "s");
	}

	/** A rectangle: {@code 4,27 (10 x 5)}. */
	static String place(CellRect bounds) {
		return bounds.x() + "," + bounds.y() + " (" + bounds.width() + " x " + bounds.height() + ")";
	}
}
