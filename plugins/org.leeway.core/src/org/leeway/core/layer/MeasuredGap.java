package org.leeway.core.layer;

import org.leeway.pathing.gaps.Gap;

/**
 * A gap, compared with a disc and with the smallest square footprint that holds the disc. Immutable.
 *
 * @param passes whether the disc passes
 * @param passesOnGrid whether the smallest square that holds the disc passes on the grid
 * @param sizeOnGrid the size of the largest square that passes on the grid, 0 if none passes. The value is at most the
 * size of the smallest square that holds the disc. If the disc does not pass, the value is always this size
 */
public record MeasuredGap(Gap gap, boolean passes, boolean passesOnGrid, int sizeOnGrid) {

	/** Returns whether only the grid closes the gap: the disc passes, its square does not. */
	public boolean isLostOnGrid() {
		return passes && !passesOnGrid;
	}
}
