package org.leeway.core.analysis.balance;

import java.util.Map;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.BestRoute;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.world.Agent;

/**
 * A route of an agent that turns, planned by the first registered planner for turning agents. Immutable.
 *
 * @param seconds the duration. Infinite if the planner finds no route
 * @param length in cells. Infinite if the planner finds no route
 */
record TurningRoute(double seconds, double length) {

	/**
	 * Name of an option of directional A*: whether the search tries to end the route with one curve straight to the goal. This
	 * class switches the option off, because these curves need most of the time, and improve routes only a little.
	 */
	private static final String LAST_SHOT = "last-shot";

	/**
	 * Plans a route with the same ends as a route on the grid. The agent starts with the heading of the spawn, if the spawn has
	 * one, and may arrive with any heading. Returns null if no planner for agents that turn is registered.
	 */
	static TurningRoute of(LevelAnalysis level, Agent agent, Place from, BestRoute route, Progress progress) {
		Optional<PlannerProvider> planner = Planners.registered().stream().filter(each -> each.domain() == Domain.TURNING).findFirst();
		return planner.map(provider -> {
			Pose start = new Pose(agent.centre(route.anchors().getFirst()), from.spawn().heading());
			PlanResult result = level.plan(new PlannerChoice(provider, options(provider)),
					new PlanQuery(agent, start, Pose.at(agent.centre(route.anchors().getLast()))), progress);
			return new TurningRoute(result.duration(), result.length());
		}).orElse(null);
	}

	private static OptionValues options(PlannerProvider provider) {
		boolean shoots = provider.options().stream().anyMatch(option -> option.name().equals(LAST_SHOT));
		return shoots ? OptionValues.parse(provider.options(), Map.of(LAST_SHOT, "off")) : OptionValues.STANDARD;
	}

	boolean isFound() {
		return seconds < Double.POSITIVE_INFINITY;
	}
}
