package org.leeway.ui.map;

import org.leeway.pathing.grid.Cell;

/**
 * The nearest place for an end of a probe where the unit does not fit.
 *
 * @param distance from the anchor of the end to this one, in cells
 */
public record ProbeOffer(ProbeEnd end, Cell anchor, double distance) {

	/** Returns the label of the menu item that moves the end. */
	public String label() {
		return "Move " + (end.isGoal() ? "Goal" : "Start") + " to " + anchor;
	}
}
