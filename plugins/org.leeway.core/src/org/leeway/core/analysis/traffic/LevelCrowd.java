package org.leeway.core.analysis.traffic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

import org.leeway.core.analysis.balance.Place;
import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.balance.TravelField;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;
import org.leeway.pathing.traffic.CrowdPlaces;
import org.leeway.pathing.traffic.TrafficGroup;
import org.leeway.pathing.traffic.TrafficResult;
import org.leeway.pathing.traffic.TrafficSimulation;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Diagonals;

/**
 * A simulation of crowds between two starts. At first, the units of a crowd stand around their own start. Only as many
 * units stand there as have room on the start's side of the gaps. The other units wait until there is room. A unit arrives
 * as soon as it reaches a place where units of the other start may stand at first.
 */
final class LevelCrowd {

	private final LevelTraffic traffic;
	private final CrowdOrder order;
	private final Progress progress;

	LevelCrowd(LevelTraffic traffic, CrowdOrder order, Progress progress) {
		this.traffic = traffic;
		this.order = order;
		this.progress = progress;
	}

	/**
	 * Simulates the crowds, and returns their arrivals and jams.
	 *
	 * @param gaps the gaps that limit the traffic between the two starts
	 */
	CrowdRun run(Place from, Place to, List<Gap> gaps) {
		List<TrafficGroup> groups = new ArrayList<>();
		List<CrowdRun.Way> ways = new ArrayList<>();
		groups.add(group(traffic.unit(), from, to, gaps, order.units()));
		ways.add(new CrowdRun.Way(traffic.unit().name(), order.units()));
		int returning = (int) Math.round(order.units() * traffic.ratio());
		if (returning > 0) {
			groups.add(group(traffic.back(), to, from, gaps, returning));
			ways.add(new CrowdRun.Way(traffic.back().name(), returning));
		}
		TrafficResult result = new TrafficSimulation(traffic.ground(progress), groups, progress).run(order.seconds(), progress);
		return new CrowdRun(ways, result, Jams.of(groups, ways, result));
	}

	private TrafficGroup group(Agent agent, Place from, Place to, List<Gap> gaps, int units) {
		StepGraph steps = traffic.level().travel(progress).graph(agent.unit(), progress);
		// a simulated square never overlaps a wall, so it cannot cut a corner, even if the level allows diagonal steps
		// there
		Diagonals diagonals = steps.anchors().diagonals();
		boolean isExact = diagonals == Diagonals.NEVER || diagonals == Diagonals.STRAIGHT;
		StepGraph graph = isExact ? steps : StepGraph.of(steps.anchors().with(Diagonals.NEVER, progress), progress);
		List<Cell> starts = new ArrayList<>(places(graph, agent, from, gaps, units).starts());
		SplittableRandom random = new SplittableRandom(order.seed());
		for (int i = starts.size() - 1; i > 0; i--) {
			Collections.swap(starts, i, random.nextInt(i + 1));
		}
		TravelField field = TravelField.of(graph, places(graph, agent, to, gaps, units).area(), progress);
		return new TrafficGroup(LevelTraffic.kind(agent), field, starts, units, Double.POSITIVE_INFINITY);
	}

	private CrowdPlaces places(StepGraph graph, Agent agent, Place place, List<Gap> gaps, int units) {
		List<Cell> anchors = place.anchors(agent.size(), graph.anchors().plane().width(), graph.anchors().plane().height()).toList();
		return CrowdPlaces.of(TravelField.of(graph, anchors, progress), gaps, agent.size(), units);
	}
}
