package org.leeway.core.layer;

import org.leeway.pathing.gaps.Gap;

/**
 * A gap between obstacles, with the units that pass it. Two units are compared: a disc, and the smallest square of
 * whole cells that contains the disc. On the grid, only squares can move. Immutable.
 *
 * @param passes whether the disc passes the gap
 * @param passesOnGrid whether the square passes the gap on the grid
 * @param sizeOnGrid the side, in cells, of the largest square that passes on the grid. Never more than the side of the
 * disc's square. 0 if no square passes. If the disc does not pass, this is not measured, but set to the side of the
 * disc's square
 */
public record MeasuredGap(Gap gap, boolean passes, boolean passesOnGrid, int sizeOnGrid) {

	/** Returns whether the gap is closed only on the grid: the disc passes, but the square around the disc does not. */
	public boolean isLostOnGrid() {
		return passes && !passesOnGrid;
	}
}
