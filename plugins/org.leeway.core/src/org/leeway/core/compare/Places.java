package org.leeway.core.compare;

import org.leeway.pathing.grid.CellRect;

/** A formatter of places in messages. */
final class Places {

	private Places() {
	}

	/** Returns a rectangle in words: {@code 4,27 (10 x 5)}. */
	static String of(CellRect bounds) {
		return bounds.x() + "," + bounds.y() + " (" + bounds.width() + " x " + bounds.height() + ")";
	}
}
