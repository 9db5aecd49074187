package org.leeway.core.repair;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;

/**
 * A change of a level that ends a finding. Immutable.
 *
 * @param text the change in a sentence for a designer, without a full stop
 * @param change the change
 * @param cells a plane of the grid's size: the cells that the change repaints or unblocks, or the cells of an object
 * that blocks nothing
 */
public record Repair(String text, Change change, BitPlane cells) {

	/** Returns the smallest rectangle around the cells, or null if there are none. */
	public CellRect bounds() {
		return cells.bounds().orElse(null);
	}
}
