package org.leeway.core.layer;

import org.leeway.pathing.gaps.Gap;

/**
 * A gap, compared with a disc and with the smallest square footprint that holds the disc. Immutable.
 *
 * @param passes whether the disc passes
 * @param passesOnGrid whether the square passes on the grid
 * @param sizeOnGrid the size of the largest square that passes on the grid, at most the size of the square above. 0 if
 * none passes. If the disc does not pass, always the size of the square above
 */
public record MeasuredGap(Gap gap, boolean passes, boolean passesOnGrid, int sizeOnGrid) {

	/** Returns whether only the grid closes the gap: the disc passes, its square does not. */
	public boolean isLostOnGrid() {
		return passes && !passesOnGrid;
	}
}
