package org.leeway.core.layer;

import org.leeway.pathing.gaps.Gap;

/**
 * A gap between obstacles, and whether a disc passes it. On the grid, units are squares. So the smallest square of whole
 * cells that contains the disc is tested too. Immutable.
 *
 * @param passes whether the disc passes the gap
 * @param passesOnGrid whether the square passes the gap on the grid
 * @param sizeOnGrid the side, in cells, of the largest square that passes on the grid. Larger squares than the disc's
 * square are not tested. 0 if no square passes. If the disc does not pass, no squares are tested, and this is the side of
 * the disc's square
 */
public record MeasuredGap(Gap gap, boolean passes, boolean passesOnGrid, int sizeOnGrid) {

	/** Returns whether the gap is closed only on the grid: the disc passes, but the square around the disc does not. */
	public boolean isLostOnGrid() {
		return passes && !passesOnGrid;
	}
}
