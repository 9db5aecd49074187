package org.leeway.pathing.search;

import java.util.Objects;

import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.grid.Cell;

/**
 * A query for a path from one anchor to another. Either may lie anywhere, even outside the map.
 *
 * @param agent its name does not matter
 */
public record PathQuery(Cell start, Cell goal, AgentProfile agent) {

	public PathQuery {
		Objects.requireNonNull(start, "start");
		Objects.requireNonNull(goal, "goal");
		Objects.requireNonNull(agent, "agent");
	}
}
