package org.leeway.pathing.hierarchy;

import java.util.List;

import org.leeway.pathing.grid.CellRect;

/**
 * A place where an agent crosses from one cluster to the next, as an immutable value.
 *
 * @param pairs the rectangle of the anchors on both sides of the border between which the agent can cross. The rectangle is two
 * columns wide or two rows high, and as long as possible. If the anchors touch at a corner only, it is two columns wide and two
 * rows high
 * @param transitions the pairs of anchors that are transitions of the graph, without transitions that the agent cannot use
 */
public record Entrance(CellRect pairs, List<CellRect> transitions) {

	public Entrance {
		transitions = List.copyOf(transitions);
	}
}
