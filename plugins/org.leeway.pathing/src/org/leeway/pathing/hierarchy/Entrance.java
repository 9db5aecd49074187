package org.leeway.pathing.hierarchy;

import java.util.List;

import org.leeway.pathing.grid.CellRect;

/**
 * A place where an agent crosses from one cluster to the next, as an immutable value.
 *
 * @param pairs the rectangle around a maximal run of pairs of legal anchors. A pair has one anchor of each cluster. The
 * rectangle is two columns wide or two rows high. If the anchors touch at a corner only, the rectangle is two columns
 * wide and two rows high
 * @param transitions the pairs that are transitions of the graph, without transitions that the agent cannot use
 */
public record Entrance(CellRect pairs, List<CellRect> transitions) {

	public Entrance {
		transitions = List.copyOf(transitions);
	}
}
