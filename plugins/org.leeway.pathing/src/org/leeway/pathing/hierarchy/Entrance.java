package org.leeway.pathing.hierarchy;

import java.util.List;

import org.leeway.pathing.grid.CellRect;

/**
 * A place where an agent crosses from one cluster to the next, as an immutable value. The agent can cross between several pairs of
 * anchors next to each other. Each pair has one anchor on each side of the border.
 *
 * @param pairs the smallest rectangle around all these pairs: two columns wide at a vertical border, two rows high at a horizontal
 * border. Two columns wide and two rows high if the anchors touch only at a corner
 * @param transitions the pairs that are transitions of the graph. Leaves out transitions that the agent cannot use
 */
public record Entrance(CellRect pairs, List<CellRect> transitions) {

	public Entrance {
		transitions = List.copyOf(transitions);
	}
}
