package org.leeway.core.level.part;

import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.world.Agent;

/**
 * A path that a level asks for: an agent should get from a start to a goal. The path is required, or only shown. Immutable.
 *
 * @param name shown to users, possibly empty
 * @param agent the agent's name
 * @param start the cell under the agent's top-left corner at the start, possibly outside the map
 * @param goal the cell under the agent's top-left corner at the goal, possibly outside the map
 * @param required whether a check reports an error if the agent has no such path
 * @param maxCost the limit for the cost of a required path, or infinite
 * @param maxExcess the limit, in per cent, by which the route of an engine may be longer than the shortest path, or
 * infinite
 * @param request the planner, and the headings at both ends
 * @param throughput how many units must get along a required path
 */
public record ProbedPath(String name, String agent, Cell start, Cell goal, boolean required, double maxCost,
		double maxExcess, ProbeRequest request, Throughput throughput) {

	/** Relative tolerance for limits of costs and lengths. Costs and lengths are sums of many rounded numbers. */
	private static final double ROUNDING = 1e-9;

	/** Creates a path that requires no {@link Throughput}. */
	public ProbedPath(String name, String agent, Cell start, Cell goal, boolean required, double maxCost, double maxExcess,
			ProbeRequest request) {
		this(name, agent, start, goal, required, maxCost, maxExcess, request, Throughput.NONE);
	}

	/**
	 * Returns the path that a probe of a level asks for.
	 *
	 * @param probe must have an agent
	 */
	public static ProbedPath of(PathProbe probe) {
		return new ProbedPath(probe.getName() == null ? "" : probe.getName(), probe.getAgent().getName(),
				new Cell(probe.getStartX(), probe.getStartY()), new Cell(probe.getGoalX(), probe.getGoalY()),
				probe.isRequired(), probe.isSetMaxCost() ? probe.getMaxCost() : Double.POSITIVE_INFINITY,
				probe.isSetMaxExcess() ? probe.getMaxExcess() : Double.POSITIVE_INFINITY, ProbeRequest.of(probe),
				Throughput.parse(probe.getThroughput()));
	}

	/**
	 * Returns the query for this path. The query goes from the middle of the agent at the start to the middle of the agent at
	 * the goal.
	 *
	 * @param unit the agent
	 */
	public PlanQuery query(Agent unit) {
		return request.query(unit, start, goal);
	}

	/**
	 * Returns whether the level accepts a path with a given cost: the cost is within the limit, or the path is not required
	 * at all.
	 */
	public boolean allows(double cost) {
		return !required || cost <= maxCost * (1 + ROUNDING);
	}

	/**
	 * Returns whether there is a limit on how much longer an engine's route may be than the shortest path. A required path has
	 * this limit if {@link #maxExcess} is finite. Other paths have no limit.
	 */
	public boolean limitsExcess() {
		return required && maxExcess < Double.POSITIVE_INFINITY;
	}

	/**
	 * Returns whether an engine's route is within the limit for its length. True if there is no limit.
	 *
	 * @param excess by what share the route is longer than the shortest path
	 */
	public boolean allows(Excess excess) {
		return !limitsExcess() || excess.percent() <= maxExcess + 100 * ROUNDING;
	}
}
