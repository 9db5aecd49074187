package org.leeway.core.analysis.traffic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

import org.leeway.core.analysis.balance.Place;
import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.balance.TravelField;
import org.leeway.pathing.crowd.CrowdMember;
import org.leeway.pathing.crowd.CrowdPlanner;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;
import org.leeway.pathing.traffic.CrowdPlaces;
import org.leeway.pathing.traffic.TrafficGroup;
import org.leeway.pathing.traffic.TrafficObserver;
import org.leeway.pathing.traffic.TrafficResult;
import org.leeway.pathing.traffic.TrafficSimulation;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Diagonals;

/**
 * Two crowds that move at the same time: one from a start to another start, the other back. Gaps (narrow places) lie between
 * the starts. Units begin near their own start, in front of the gaps. Units without room there enter later.
 */
final class LevelCrowd {

	/**
	 * Limit for the arrangements of units that the search for a plan tries. Trying so many takes 6 s for 20 units on 64 x 64 cells.
	 */
	private static final int MOST_TRIES = 600_000;

	private final LevelTraffic traffic;
	private final Place from;
	private final Place to;
	private final List<Gap> gaps;
	private final Progress progress;

	/** @param gaps the gaps that limit the traffic between the two starts */
	LevelCrowd(LevelTraffic traffic, Place from, Place to, List<Gap> gaps, Progress progress) {
		this.traffic = traffic;
		this.from = from;
		this.to = to;
		this.gaps = gaps;
		this.progress = progress;
	}

	/** Returns how many units come back while a number of units go. */
	private int returning(int units) {
		return (int) Math.round(units * traffic.ratio());
	}

	/**
	 * Simulates the crowds, and returns their arrivals and jams. Units without room at their start wait until there is room. A unit
	 * arrives as soon as it reaches the area around the other start.
	 *
	 * @param observer gets each state. Null if there is none
	 */
	CrowdRun run(CrowdOrder order, TrafficObserver observer) {
		List<TrafficGroup> groups = new ArrayList<>();
		List<CrowdRun.Way> ways = new ArrayList<>();
		groups.add(group(traffic.unit(), from, to, order.units(), order.seed()));
		ways.add(new CrowdRun.Way(traffic.unit().name(), order.units()));
		int returning = returning(order.units());
		if (returning > 0) {
			groups.add(group(traffic.back(), to, from, returning, order.seed()));
			ways.add(new CrowdRun.Way(traffic.back().name(), returning));
		}
		TrafficResult result = new TrafficSimulation(traffic.ground(progress), groups, progress).run(order.seconds(), observer, progress);
		return new CrowdRun(ways, result, Jams.of(groups, ways, result));
	}

	private TrafficGroup group(Agent agent, Place start, Place goal, int units, long seed) {
		StepGraph graph = graph(agent);
		List<Cell> starts = new ArrayList<>(places(graph, agent, start, units).starts());
		SplittableRandom random = new SplittableRandom(seed);
		for (int i = starts.size() - 1; i > 0; i--) {
			Collections.swap(starts, i, random.nextInt(i + 1));
		}
		TravelField field = TravelField.of(graph, places(graph, agent, goal, units).area(), progress);
		return new TrafficGroup(LevelTraffic.kind(agent), field, starts, units, Double.POSITIVE_INFINITY);
	}

	/**
	 * Searches for a plan that takes all units of small crowds from their start to places around the opposite start. Units without
	 * room at their start or at their goal do not take part.
	 */
	CrowdProof prove(int units) {
		List<CrowdMember> members = new ArrayList<>(members(traffic.unit(), from, to, units));
		List<CrowdRun.Way> ways = new ArrayList<>(List.of(new CrowdRun.Way(traffic.unit().name(), members.size())));
		int returning = returning(units);
		if (returning > 0) {
			List<CrowdMember> back = members(traffic.back(), to, from, returning);
			ways.add(new CrowdRun.Way(traffic.back().name(), back.size()));
			members.addAll(back);
		}
		return new CrowdProof(ways, CrowdPlanner.plan(members, MOST_TRIES, progress));
	}

	private List<CrowdMember> members(Agent agent, Place start, Place goal, int units) {
		StepGraph graph = graph(agent);
		List<Cell> starts = places(graph, agent, start, units).starts();
		List<Cell> goals = places(graph, agent, goal, units).starts();
		return IntStream.range(0, Math.min(starts.size(), goals.size()))
				.mapToObj(i -> new CrowdMember(graph.anchors().plane(), agent.size(), starts.get(i), goals.get(i))).toList();
	}

	private StepGraph graph(Agent agent) {
		StepGraph steps = traffic.level().travel(progress).graph(agent.unit(), progress);
		// A unit of a crowd never overlaps a wall, so it cannot cut a corner. If the level lets units cut corners, use steps
		// without diagonals.
		Diagonals diagonals = steps.anchors().diagonals();
		boolean isExact = diagonals == Diagonals.NEVER || diagonals == Diagonals.STRAIGHT;
		return isExact ? steps : StepGraph.of(steps.anchors().with(Diagonals.NEVER, progress), progress);
	}

	private CrowdPlaces places(StepGraph graph, Agent agent, Place place, int units) {
		List<Cell> anchors = place.anchors(agent.size(), graph.anchors().plane().width(), graph.anchors().plane().height()).toList();
		return CrowdPlaces.of(TravelField.of(graph, anchors, progress), gaps, agent.size(), units);
	}
}
