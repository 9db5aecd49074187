package org.leeway.pathing.hierarchy;

import java.util.List;

import org.leeway.pathing.grid.CellRect;

/**
 * A section of the border of two clusters where an agent can cross at every place. The section is a row of pairs of cells. A
 * pair has one cell on each side of the border. Immutable.
 *
 * @param pairs the smallest rectangle around all these pairs. Two columns wide at a vertical border, two rows high at a
 * horizontal border, and both at a corner
 * @param transitions the pairs over which routes of the graph lead. Leaves out pairs that the agent cannot use in the graph
 */
public record Entrance(CellRect pairs, List<CellRect> transitions) {

	public Entrance {
		transitions = List.copyOf(transitions);
	}
}
