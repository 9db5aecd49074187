package org.leeway.pathing.search;

import java.util.Objects;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.GridUnit;

/** A query for a path from one anchor to another. Both anchors may lie anywhere, even outside the map. */
public record PathQuery(Cell start, Cell goal, GridUnit agent) {

	public PathQuery {
		Objects.requireNonNull(start, "start");
		Objects.requireNonNull(goal, "goal");
		Objects.requireNonNull(agent, "agent");
	}
}
