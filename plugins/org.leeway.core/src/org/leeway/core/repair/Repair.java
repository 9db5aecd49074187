package org.leeway.core.repair;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;

/**
 * A change of a level that ends a finding. Immutable.
 *
 * @param text the change in a sentence for a designer, without a full stop
 * @param change the change
 * @param cells a plane of the grid's size, with the cells that the change repaints or unblocks. If the change only
 * moves or removes an object that blocks nothing, such as a note, the plane marks the place of the object. Empty for a
 * change without a place
 */
public record Repair(String text, Change change, BitPlane cells) {

	/** Returns the smallest rectangle around {@link #cells}, or null if this plane is empty. */
	public CellRect bounds() {
		return cells.bounds().orElse(null);
	}
}
