package org.leeway.core.compare;

import org.leeway.pathing.grid.CellRect;

/** Numbers and places in words. */
final class Counts {

	private Counts() {
	}

	/** Returns a text for a number of cells: {@code 1 cell}, {@code 12 cells}. */
	static String cells(long count) {
		return of(count, "cell");
	}

	/** Returns a text for a number of things whose plural is regular. */
	static String of(long count, String what) {
		return count + " " + what + (count == 1 ? "" : "s");
	}

	/** Returns a rectangle: {@code 4,27 (10 x 5)}. */
	static String place(CellRect bounds) {
		return bounds.x() + "," + bounds.y() + " (" + bounds.width() + " x " + bounds.height() + ")";
	}
}
