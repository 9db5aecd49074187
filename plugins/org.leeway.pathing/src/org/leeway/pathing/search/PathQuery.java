package org.leeway.pathing.search;

import java.util.Objects;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.GridUnit;

/**
 * A query for a path from one cell to another. The cells are positions of the unit's top-left corner, and may lie
 * outside the map.
 */
public record PathQuery(Cell start, Cell goal, GridUnit agent) {

	public PathQuery {
		Objects.requireNonNull(start, "start");
		Objects.requireNonNull(goal, "goal");
		Objects.requireNonNull(agent, "agent");
	}
}
