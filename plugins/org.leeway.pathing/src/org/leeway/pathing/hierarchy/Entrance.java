package org.leeway.pathing.hierarchy;

import java.util.List;

import org.leeway.pathing.grid.CellRect;

/**
 * A section of the border of two clusters. An agent can cross the border at every place of the section. The section
 * consists of pairs of cells, with one cell on each side of the border. Immutable.
 *
 * @param pairs the smallest rectangle around all these pairs. Two columns wide at a vertical border, two rows high at a
 * horizontal border, and both at a corner
 * @param transitions the pairs where the graph has a crossing that the agent can use
 */
public record Entrance(CellRect pairs, List<CellRect> transitions) {

	public Entrance {
		transitions = List.copyOf(transitions);
	}
}
