package org.leeway.pathing.crowd;

import java.util.List;

import org.leeway.pathing.grid.Cell;

/**
 * A plan that takes each unit of a crowd to its goal. Immutable.
 *
 * @param places indexed by tick, then by unit: the top-left cell of the unit. The first tick has the starts, the last tick has
 * the goals
 */
public record CrowdPlan(List<List<Cell>> places) {

	public CrowdPlan {
		places = places.stream().map(List::copyOf).toList();
	}

	/** Returns the number of ticks until all units are at their goals. */
	public int ticks() {
		return places.size() - 1;
	}
}
