package org.leeway.core.layer;

import org.leeway.pathing.gaps.Gap;

/**
 * A gap between obstacles, and the units that pass it. A disc is compared with the smallest square footprint that holds
 * the disc. Immutable.
 *
 * @param passes whether the disc passes the gap
 * @param passesOnGrid whether the square passes the gap on the grid
 * @param sizeOnGrid the size of the largest square that passes on the grid, at most the size of the disc's square. 0 if
 * no square passes. Not measured if the disc does not pass: then it is the size of the disc's square
 */
public record MeasuredGap(Gap gap, boolean passes, boolean passesOnGrid, int sizeOnGrid) {

	/** Returns whether only the grid closes the gap: the disc passes, but not the square that holds it. */
	public boolean isLostOnGrid() {
		return passes && !passesOnGrid;
	}
}
