package org.leeway.ui.map;

import org.leeway.pathing.grid.Cell;

/**
 * An offer to move the start or goal of a probe to the nearest place where the unit fits. The unit does not fit at the
 * present place.
 *
 * @param anchor the anchor of the nearest place
 * @param distance the distance from the present anchor of the end to {@code anchor}, in cells
 */
public record ProbeOffer(ProbeEnd end, Cell anchor, double distance) {

	/** Returns the label of the menu item that moves the end. */
	public String label() {
		return "Move " + (end.isGoal() ? "Goal" : "Start") + " to " + anchor;
	}
}
