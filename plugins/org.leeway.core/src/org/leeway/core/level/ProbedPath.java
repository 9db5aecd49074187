package org.leeway.core.level;

import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.world.Agent;

/**
 * The path that a probe of a level asks for, required or not. Immutable.
 *
 * @param name shown to users, possibly empty
 * @param agent the agent's name
 * @param start an anchor, possibly outside the map
 * @param goal an anchor, possibly outside the map
 * @param request the planner, and the headings at both ends
 */
public record ProbedPath(String name, String agent, Cell start, Cell goal, ProbeRequest request) {

	/** @param probe must have an agent */
	static ProbedPath of(PathProbe probe) {
		return new ProbedPath(probe.getName() == null ? "" : probe.getName(), probe.getAgent().getName(),
				new Cell(probe.getStartX(), probe.getStartY()), new Cell(probe.getGoalX(), probe.getGoalY()),
				ProbeRequest.of(probe));
	}

	/** The path for an agent, from middle to middle of the footprints on the two anchors. */
	public PlanQuery query(Agent unit) {
		return request.query(unit, start, goal);
	}
}
