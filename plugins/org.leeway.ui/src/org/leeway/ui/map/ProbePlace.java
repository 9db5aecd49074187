package org.leeway.ui.map;

import java.util.OptionalDouble;

import org.leeway.core.level.part.ProbeRequest;
import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.world.Agent;

/**
 * The start and the goal of a probe, that is, of a request for a route. While the user drags the start or the goal, these
 * values differ from the values that the probe stores.
 *
 * @param probe the probe, in the level or still to be added
 * @param startHeading the heading at the start in radians, as in a {@link Pose}. Empty if the unit may have any heading
 * @param goalHeading the heading at the goal in radians. Empty if the unit may have any heading
 * @param start the top-left cell of the unit at the start
 * @param goal the top-left cell of the unit at the goal
 */
public record ProbePlace(PathProbe probe, Cell start, Cell goal, OptionalDouble startHeading,
		OptionalDouble goalHeading) {

	/** Returns the stored start and goal of a probe. Ignores a drag in progress. */
	public static ProbePlace of(PathProbe probe) {
		ProbeRequest request = ProbeRequest.of(probe);
		return new ProbePlace(probe, new ProbeEnd(probe, false).anchor(), new ProbeEnd(probe, true).anchor(),
				request.startHeading(), request.goalHeading());
	}

	ProbePlace withAnchor(boolean isGoal, Cell anchor) {
		return new ProbePlace(probe, isGoal ? start : anchor, isGoal ? anchor : goal, startHeading, goalHeading);
	}

	ProbePlace withHeading(boolean isGoal, double radians) {
		OptionalDouble heading = OptionalDouble.of(radians);
		return new ProbePlace(probe, start, goal, isGoal ? startHeading : heading, isGoal ? heading : goalHeading);
	}

	/** Returns the query for a path from the start to the goal. */
	public PlanQuery query(Agent agent) {
		return new PlanQuery(agent, new Pose(agent.centre(start), startHeading), new Pose(agent.centre(goal), goalHeading));
	}
}
