package org.leeway.pathing.hierarchy;

import java.util.List;

import org.leeway.pathing.grid.CellRect;

/**
 * A place where an agent crosses from one cluster to the next, as an immutable value.
 *
 * @param pairs the rectangle of a maximal run of pairs of legal anchors, one anchor of each cluster: two columns wide or
 * two rows high. Two columns wide and two rows high if the anchors touch at a corner only
 * @param transitions the pairs that are transitions of the graph, without transitions that the agent cannot use
 */
public record Entrance(CellRect pairs, List<CellRect> transitions) {

	public Entrance {
		transitions = List.copyOf(transitions);
	}
}
