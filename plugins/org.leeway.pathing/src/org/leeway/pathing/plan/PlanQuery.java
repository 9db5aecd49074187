package org.leeway.pathing.plan;

import java.util.Objects;

import org.leeway.pathing.plan.trace.SearchTrace;
import org.leeway.pathing.world.Agent;

/**
 * A request for a path of an agent from a start to a goal, which may lie anywhere, even outside the map. Immutable.
 * <p>
 * A planner on the grid moves the start and the goal to the nearest places where a square footprint covers whole cells.
 * {@link PlanResult#query} returns the query with the moved start and goal.
 *
 * @param traced whether the answer holds a {@link SearchTrace}, which costs time and memory
 */
public record PlanQuery(Agent agent, Pose start, Pose goal, boolean traced) {

	public PlanQuery {
		Objects.requireNonNull(agent, "agent");
		Objects.requireNonNull(start, "start");
		Objects.requireNonNull(goal, "goal");
	}

	/** Creates a query without a trace. */
	public PlanQuery(Agent agent, Pose start, Pose goal) {
		this(agent, start, goal, false);
	}

	/** Returns the same query with a trace. */
	public PlanQuery withTrace() {
		return new PlanQuery(agent, start, goal, true);
	}
}
