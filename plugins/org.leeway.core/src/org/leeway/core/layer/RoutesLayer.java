package org.leeway.core.layer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;

/**
 * The routes for the probes of a level, that is, for the paths that the level asks for. A probe may name the planner that
 * finds its route. Otherwise, the standard planner finds the route.
 */
public final class RoutesLayer extends TrajectoryLayer {

	/** Creates the layer for the registry of extensions. */
	public RoutesLayer() {
		super("routes", "Probes and routes", "routes of the probes", "routes of the level's probes", 100);
	}

	@Override
	public List<LayerRoute> routes(LayerQuery query, Progress progress) {
		List<LayerRoute> routes = new ArrayList<>();
		for (ProbedPath probe : query.analysis().header().intent().probes()) {
			progress.check();
			Optional<Agent> agent = query.analysis().snapshot().agents().stream()
					.filter(each -> each.name().equals(probe.agent())).findFirst();
			routes.add(agent.map(unit -> route(query.analysis(), probe, unit, progress))
					.orElseGet(() -> LayerRoute.unplanned(probe, "there is no agent " + probe.agent())));
		}
		return List.copyOf(routes);
	}

	private static LayerRoute route(LevelAnalysis analysis, ProbedPath probe, Agent agent, Progress progress) {
		PlannerChoice planner;
		try {
			planner = PlannerChoice.of(probe.request());
		} catch (IllegalArgumentException unknown) {
			return LayerRoute.unplanned(probe, unknown.getMessage());
		}
		return LayerRoute.of(probe, planner.provider().id(), analysis.plan(planner, probe.query(agent), progress));
	}

	@Override
	public LevelSnapshot part(LevelSnapshot level, Optional<Agent> agent) {
		Set<String> asking = level.header().intent().probes().stream().map(ProbedPath::agent).collect(Collectors.toSet());
		return level.withAgents(level.agents().stream().filter(each -> asking.contains(each.name())).toList());
	}

	@Override
	public String storedName() {
		return "PROBES";
	}

	/** Returns false, because users edit probes. */
	@Override
	public boolean isComputed() {
		return false;
	}
}
