package org.leeway.core.layer;

import org.leeway.pathing.gaps.Gap;

/**
 * A gap and who gets through it.
 *
 * @param passes whether the round unit does that it was measured for
 * @param passesOnGrid whether a unit on the grid does whose footprint is the smallest that holds that round one
 * @param sizeOnGrid if only the round unit passes, the size of the largest unit that passes on the grid, 0 for none; else
 *            that of the unit that it was measured for
 */
public record MeasuredGap(Gap gap, boolean passes, boolean passesOnGrid, int sizeOnGrid) {

	/** Whether the cells that obstacles block close it, though there is room. */
	public boolean isLostOnGrid() {
		return passes && !passesOnGrid;
	}
}
