package org.leeway.ui.map;

import org.leeway.pathing.grid.Cell;

/**
 * An offer to move the start or goal of a probe, because the unit does not fit there. The new place is the nearest
 * place where the unit fits.
 *
 * @param anchor the top-left cell of the unit at the new place
 * @param distance the distance of the new place from the old place, in cells
 */
public record ProbeOffer(ProbeEnd end, Cell anchor, double distance) {

	/** Returns the label of the menu item that moves the start or the goal. */
	public String label() {
		return "Move " + (end.isGoal() ? "Goal" : "Start") + " to " + anchor;
	}
}
