package org.leeway.core.analysis.balance;

import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.BestRoute;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.world.Agent;

/**
 * The route of an agent that turns, by the first registered planner for such agents. Immutable.
 *
 * @param seconds the duration. Infinite if the planner finds no route
 * @param length in cells. Infinite if the planner finds no route
 */
record TurningRoute(double seconds, double length) {

	/**
	 * Plans a route between the ends of a route on the grid. The agent starts with the heading of the spawn, if there is one.
	 * Returns null if no planner for such agents is registered.
	 */
	static TurningRoute of(LevelAnalysis level, Agent agent, Place from, BestRoute route, Progress progress) {
		Optional<PlannerProvider> planner = Planners.registered().stream().filter(each -> each.domain() == Domain.TURNING).findFirst();
		return planner.map(provider -> {
			Pose start = new Pose(agent.centre(route.anchors().getFirst()), from.spawn().heading());
			PlanResult result = level.plan(PlannerChoice.of(provider),
					new PlanQuery(agent, start, Pose.at(agent.centre(route.anchors().getLast()))), progress);
			return new TurningRoute(result.duration(), result.length());
		}).orElse(null);
	}

	boolean isFound() {
		return seconds < Double.POSITIVE_INFINITY;
	}
}
