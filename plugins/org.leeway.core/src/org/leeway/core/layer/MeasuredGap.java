package org.leeway.core.layer;

import org.leeway.pathing.gaps.Gap;

/**
 * A gap, compared with a disc of a radius and with the smallest square footprint that holds the disc. Immutable.
 *
 * @param passes whether the disc passes
 * @param passesOnGrid whether the square passes on the grid
 * @param sizeOnGrid if the disc passes, the largest size in cells, at most that of the square, that passes on the grid, 0
 *            for none; otherwise the size of the square
 */
public record MeasuredGap(Gap gap, boolean passes, boolean passesOnGrid, int sizeOnGrid) {

	/** Whether only the grid closes it: the disc passes, its square does not. */
	public boolean isLostOnGrid() {
		return passes && !passesOnGrid;
	}
}
