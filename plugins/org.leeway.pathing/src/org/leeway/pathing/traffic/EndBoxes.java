package org.leeway.pathing.traffic;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;

/**
 * The smallest rectangles around a start and a goal. If a gap meets none of the rectangles, it needs no slower test. Immutable.
 */
record EndBoxes(CellRect start, CellRect goal) {

	/** Creates the rectangles around two non-empty sets of cells. */
	EndBoxes(BitPlane start, BitPlane goal) {
		this(start.bounds().orElseThrow(), goal.bounds().orElseThrow());
	}

	/** Returns whether a rectangle of cells meets one of the rectangles. The first and the last cells are part of the rectangle. */
	boolean meet(int left, int top, int right, int bottom) {
		return meets(start, left, top, right, bottom) || meets(goal, left, top, right, bottom);
	}

	private static boolean meets(CellRect box, int left, int top, int right, int bottom) {
		return left < box.right() && right >= box.x() && top < box.bottom() && bottom >= box.y();
	}
}
