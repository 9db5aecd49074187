package org.leeway.core.repair;

import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.routes.EndOffer;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.world.Agent;

/** Repairs of required paths with a start or goal where the unit does not fit. */
final class ProbeRepairs {

	private ProbeRepairs() {
	}

	/**
	 * Returns the repair that moves the start or the goal of a required path to the nearest place where the unit fits. Empty if
	 * this is no repair, because there would still be no path, or only a path that costs too much.
	 */
	static Optional<Repair> moveEnd(LevelAnalysis analysis, String agent, Cell sample, Progress progress) {
		return analysis.snapshot().agents().stream().filter(each -> each.name().equals(agent)).findFirst()
				.flatMap(unit -> analysis.header().requiredPaths(unit).stream()
						.filter(path -> analysis.header().nearest(path.start()).equals(sample))
						.flatMap(path -> moveEnd(analysis, unit, path, progress).stream()).findFirst());
	}

	private static Optional<Repair> moveEnd(LevelAnalysis analysis, Agent agent, ProbedPath path, Progress progress) {
		return PlannerChoice.find(path.request()).flatMap(planner -> moveEnd(analysis, agent, path, planner, progress));
	}

	private static Optional<Repair> moveEnd(LevelAnalysis analysis, Agent agent, ProbedPath path, PlannerChoice planner,
			Progress progress) {
		PlanResult answer = analysis.plan(planner, path.query(agent), progress);
		return analysis.offer(planner, answer, progress).filter(offer -> {
			ProbedPath moved = moved(path, offer);
			PlanResult then = analysis.plan(planner, moved.query(agent), progress);
			return then.isFound() && moved.allows(then.cost());
		}).map(offer -> new Repair("Moves the " + (offer.isGoal() ? "goal" : "start") + " to " + offer.anchor(),
				new Change.MoveEnd(path, offer.isGoal(), offer.anchor()),
				Planes.squares(List.of(offer.anchor()), analysis.agent(agent).reachability().size(), analysis)));
	}

	private static ProbedPath moved(ProbedPath path, EndOffer offer) {
		return new ProbedPath(path.name(), path.agent(), offer.isGoal() ? path.start() : offer.anchor(),
				offer.isGoal() ? offer.anchor() : path.goal(), path.required(), path.maxCost(),
				path.maxExcess(), path.request(), path.throughput());
	}
}
