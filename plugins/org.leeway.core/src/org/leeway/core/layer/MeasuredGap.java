package org.leeway.core.layer;

import org.leeway.pathing.gaps.Gap;

/**
 * A gap, compared with a disc and with the smallest square footprint that holds the disc. Immutable.
 *
 * @param passes whether the disc passes the gap
 * @param passesOnGrid whether the smallest square that holds the disc passes the gap on the grid
 * @param sizeOnGrid the size of the largest square that passes on the grid, 0 if no square passes. No square larger
 * than the smallest square that holds the disc is tried. If the disc does not pass, no square is tried at all. The
 * value is then the size of the smallest square that holds the disc
 */
public record MeasuredGap(Gap gap, boolean passes, boolean passesOnGrid, int sizeOnGrid) {

	/**
	 * Returns whether only the grid closes the gap: the disc passes, but the smallest square that holds the disc does
	 * not.
	 */
	public boolean isLostOnGrid() {
		return passes && !passesOnGrid;
	}
}
