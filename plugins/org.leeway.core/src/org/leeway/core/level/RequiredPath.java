package org.leeway.core.level;

import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.world.Agent;

/**
 * A path that a level promises to an agent. Immutable.
 *
 * @param name shown to users, possibly empty
 * @param agent the agent's name
 * @param start an anchor, possibly outside the map
 * @param goal an anchor, possibly outside the map
 * @param maxCost the greatest cost, in the planner's cost unit; infinite for no limit
 * @param request the planner, and the headings at both ends
 */
public record RequiredPath(String name, String agent, Cell start, Cell goal, double maxCost, ProbeRequest request) {

	/** The tolerated excess over the limit, as a share: costs are sums of many rounded numbers. */
	private static final double ROUNDING = 1e-9;

	/** @param probe must have an agent */
	public static RequiredPath of(PathProbe probe) {
		return new RequiredPath(probe.getName() == null ? "" : probe.getName(), probe.getAgent().getName(),
				new Cell(probe.getStartX(), probe.getStartY()), new Cell(probe.getGoalX(), probe.getGoalY()),
				probe.isSetMaxCost() ? probe.getMaxCost() : Double.POSITIVE_INFINITY,
				ProbeRequest.of(probe));
	}

	/** The path for an agent, from middle to middle of the footprints on the two anchors. */
	public PlanQuery query(Agent unit) {
		return request.query(unit, start, goal);
	}

	/** Whether a path of this cost keeps the promise. */
	public boolean allows(double cost) {
		return cost <= maxCost * (1 + ROUNDING);
	}

	/** The smallest rectangle of cells that holds both ends; an end outside the level counts as its nearest cell. */
	public CellRect bounds(LevelHeader level) {
		Cell from = level.nearest(start);
		Cell to = level.nearest(goal);
		return new CellRect(from.x(), from.y(), 1, 1).union(new CellRect(to.x(), to.y(), 1, 1));
	}
}
