package org.leeway.core.analysis.traffic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.balance.Place;
import org.leeway.pathing.Progress;
import org.leeway.pathing.traffic.TrafficBound;
import org.leeway.pathing.traffic.TrafficObserver;
import org.leeway.pathing.world.Agent;

/**
 * The traffic between the starts of a level, for reports. Immutable.
 *
 * @param ratio the number of units that come back for each unit that goes
 * @param agents the traffic of each agent, in the order of the level
 */
public record TrafficSheet(double ratio, List<Part> agents) {

	/**
	 * The traffic of one agent.
	 *
	 * @param agent the agent whose units go
	 * @param back the agent whose units come back
	 * @param pairs the traffic from each start to each later start. If the bounds depend on the direction, also the traffic
	 * to each earlier start
	 */
	public record Part(Agent agent, Agent back, List<TrafficPair> pairs) {
	}

	public TrafficSheet {
		agents = List.copyOf(agents);
	}

	/**
	 * Computes the traffic of a level.
	 *
	 * @param progress gets a unit of work for each agent
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static TrafficSheet of(LevelAnalysis level, TrafficQuestion question, Progress progress) {
		List<Part> parts = new ArrayList<>();
		for (Agent agent : level.snapshot().agents()) {
			Agent other = question.back().orElse(agent);
			LevelTraffic traffic = new LevelTraffic(level, agent, other, question.ratio());
			parts.add(new Part(agent, other, pairs(level, traffic, question, progress)));
			progress.worked(1);
		}
		return new TrafficSheet(question.ratio(), parts);
	}

	private static List<TrafficPair> pairs(LevelAnalysis level, LevelTraffic traffic, TrafficQuestion question, Progress progress) {
		List<TrafficPair> pairs = new ArrayList<>();
		List<Place> starts = Place.starts(level.header(), traffic.unit().name());
		for (int i = 0; i < starts.size(); i++) {
			// if the bound is the same in both directions, only pairs with i < j are computed
			for (int j = traffic.isEven() ? i + 1 : 0; j < starts.size(); j++) {
				if (i != j) {
					pairs.add(pair(traffic, starts.get(i), starts.get(j), question, null, progress));
				}
			}
		}
		return pairs;
	}

	/**
	 * Computes the traffic from one start to another start.
	 *
	 * @param observer gets the states of a simulated crowd. Null if there is none
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	static TrafficPair pair(LevelTraffic traffic, Place from, Place to, TrafficQuestion question, TrafficObserver observer,
			Progress progress) {
		LevelTraffic.Ends ends = traffic.ends(traffic.unit(), from, to, progress);
		TrafficBound oneWay = traffic.oneWay(ends, progress);
		TrafficBound bothWays = traffic.bothWays(oneWay, ends, traffic.ends(traffic.back(), from, to, progress), progress);
		boolean isLimited = bothWays.perSecond() > 0 && bothWays.perSecond() < Double.POSITIVE_INFINITY;
		LevelCrowd crowd = new LevelCrowd(traffic, from, to, bothWays.gaps(), progress);
		return new TrafficPair(from, to, oneWay, bothWays,
				question.simulated().filter(order -> isLimited).map(order -> crowd.run(order, observer)),
				question.proved().isPresent() && isLimited ? Optional.of(crowd.prove(question.proved().getAsInt())) : Optional.empty());
	}
}
