package org.leeway.core.layer;

import org.leeway.pathing.gaps.Gap;

/**
 * A gap between obstacles, compared with a disc and a square. The square is the smallest square footprint that holds the
 * disc. Immutable.
 *
 * @param passes whether the disc passes the gap
 * @param passesOnGrid whether the square passes the gap on the grid
 * @param sizeOnGrid the size of the largest square that passes on the grid, at most the size of the square. 0 if no
 * square passes. If the disc does not pass, the size of the square
 */
public record MeasuredGap(Gap gap, boolean passes, boolean passesOnGrid, int sizeOnGrid) {

	/** Returns whether only the grid closes the gap: the disc passes, but not the square that holds it. */
	public boolean isLostOnGrid() {
		return passes && !passesOnGrid;
	}
}
