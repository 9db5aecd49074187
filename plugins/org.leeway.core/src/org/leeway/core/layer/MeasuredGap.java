package org.leeway.core.layer;

import org.leeway.pathing.gaps.Gap;

/**
 * A gap between obstacles, and whether a disc passes it. On the grid, units are squares of whole cells. So the disc's
 * square is tested too: the smallest such square that contains the disc. Immutable.
 *
 * @param passes whether the disc passes the gap
 * @param passesOnGrid whether the disc's square passes the gap on the grid
 * @param sizeOnGrid the side, in cells, of the largest square that passes the gap on the grid, up to the disc's square. 0 if no
 * square passes. If the disc does not pass, always the side of the disc's square, which then means nothing
 */
public record MeasuredGap(Gap gap, boolean passes, boolean passesOnGrid, int sizeOnGrid) {

	/** Returns whether the gap is closed only on the grid: the disc passes, but the square around the disc does not. */
	public boolean isLostOnGrid() {
		return passes && !passesOnGrid;
	}
}
