package org.leeway.core.jobs;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.routing.Planner;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.search.PathQuery;

/**
 * Routes that are asked for on one state of a level, as an immutable value.
 *
 * @param chosen who answers all queries, before anything else is done
 * @param all whether the other planners answer too
 * @param surveyed an agent whose way through the abstract graph of {@link Planner#HIERARCHICAL} is of interest
 */
public record RouteRequest(LevelSnapshot level, List<PathQuery> queries, Planner chosen, boolean all,
		Optional<AgentProfile> surveyed) {

	public RouteRequest {
		Objects.requireNonNull(level, "level");
		Objects.requireNonNull(chosen, "chosen");
		queries = List.copyOf(queries);
	}

	/** Whether there is anything to find. */
	public boolean isEmpty() {
		return queries.isEmpty() && surveyed.isEmpty();
	}

	/** The agents that it is about. */
	Set<AgentProfile> agents() {
		Set<AgentProfile> agents = new LinkedHashSet<>();
		Stream.concat(queries.stream().map(PathQuery::agent), surveyed.stream())
				.forEach(agent -> agents.add(new AgentProfile("", agent.size(), agent.capability())));
		return agents;
	}
}
