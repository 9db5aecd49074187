package org.leeway.pathing.hierarchy;

import java.util.List;

import org.leeway.pathing.grid.CellRect;

/**
 * A section of the border of two clusters, where an agent can cross at every place. At each place is a pair of cells: the cell
 * before and the cell behind the border. Immutable.
 *
 * @param pairs the smallest rectangle around all pairs. Two columns wide at a vertical border, two rows high at a horizontal
 * border, and 2 x 2 cells at a corner
 * @param transitions the pairs where the graph has a crossing that the agent can use
 */
public record Entrance(CellRect pairs, List<CellRect> transitions) {

	public Entrance {
		transitions = List.copyOf(transitions);
	}
}
