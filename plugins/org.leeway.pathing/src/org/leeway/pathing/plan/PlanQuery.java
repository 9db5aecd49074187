package org.leeway.pathing.plan;

import java.util.Objects;

import org.leeway.pathing.world.Agent;

/**
 * A way that is asked for. A planner on the grid takes the anchor whose footprint has its middle nearest to a place, and
 * {@link PlanResult} says which it took. Both places may lie anywhere, even outside the map.
 *
 * @param traced whether the answer shall hold what the search looked at, which takes time and memory
 */
public record PlanQuery(Agent agent, Pose start, Pose goal, boolean traced) {

	public PlanQuery {
		Objects.requireNonNull(agent, "agent");
		Objects.requireNonNull(start, "start");
		Objects.requireNonNull(goal, "goal");
	}

	/** A query without a trace. */
	public PlanQuery(Agent agent, Pose start, Pose goal) {
		this(agent, start, goal, false);
	}

	/** The same query with a trace. */
	public PlanQuery withTrace() {
		return new PlanQuery(agent, start, goal, true);
	}
}
