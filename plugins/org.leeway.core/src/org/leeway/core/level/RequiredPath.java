package org.leeway.core.level;

import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.Cell;

/**
 * A way that a level promises to an agent.
 *
 * @param name what people call it, possibly empty
 * @param agent the agent's name
 * @param start an anchor, possibly outside the map
 * @param goal an anchor, possibly outside the map
 * @param maxCost the most that it may cost; infinite if any cost will do
 */
public record RequiredPath(String name, String agent, Cell start, Cell goal, double maxCost) {

	/** @param probe must have an agent */
	static RequiredPath of(PathProbe probe) {
		return new RequiredPath(probe.getName() == null ? "" : probe.getName(), probe.getAgent().getName(),
				new Cell(probe.getStartX(), probe.getStartY()), new Cell(probe.getGoalX(), probe.getGoalY()),
				probe.isSetMaxCost() ? probe.getMaxCost() : Double.POSITIVE_INFINITY);
	}
}
