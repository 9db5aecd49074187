package org.leeway.core.routes;

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
 * A request for the routes of some queries on a level. Immutable.
 *
 * @param queries the queries. Each query has a chosen planner. The chosen planners answer before all other planners
 * @param comparison the planners that answer each query besides the chosen planner
 * @param graphAgent the agent for which the map shows the clusters of hierarchical search. Empty if the map shows no
 * clusters
 */
public record RouteRequest(LevelSnapshot level, List<RouteQuery> queries, Comparison comparison, Optional<Agent> graphAgent) {

	public RouteRequest {
		Objects.requireNonNull(level, "level");
		Objects.requireNonNull(comparison, "comparison");
		Objects.requireNonNull(graphAgent, "graphAgent");
		queries = List.copyOf(queries);
	}

	/** Returns whether there is nothing to find. */
	public boolean isEmpty() {
		return queries.isEmpty() && graphAgent.isEmpty();
	}

	/** Returns the agents of the request as square units on the grid. Equal units occur once. */
	public Set<GridUnit> units() {
		Set<GridUnit> units = new LinkedHashSet<>();
		Stream.concat(queries.stream().map(each -> each.query().agent()), graphAgent.stream())
				.forEach(agent -> units.add(agent.unit()));
		return units;
	}
}
