package org.leeway.core.routing;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.GridUnit;

/**
 * Routes that are asked for on one state of a level, as an immutable value.
 *
 * @param queries each is answered by its chosen planner before anything else is done
 * @param all whether the other planners answer too
 * @param surveyed an agent whose way through the abstract graph of hierarchical search is of interest
 */
public record RouteRequest(LevelSnapshot level, List<RouteQuery> queries, boolean all, Optional<Agent> surveyed) {

	public RouteRequest {
		Objects.requireNonNull(level, "level");
		Objects.requireNonNull(surveyed, "surveyed");
		queries = List.copyOf(queries);
	}

	/** Whether there is nothing to find. */
	public boolean isEmpty() {
		return queries.isEmpty() && surveyed.isEmpty();
	}

	/** What the grid knows of the agents that it is about. */
	public Set<GridUnit> units() {
		Set<GridUnit> units = new LinkedHashSet<>();
		Stream.concat(queries.stream().map(each -> each.query().agent()), surveyed.stream())
				.forEach(agent -> units.add(agent.unit()));
		return units;
	}
}
