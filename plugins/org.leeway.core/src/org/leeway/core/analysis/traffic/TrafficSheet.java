package org.leeway.core.analysis.traffic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.balance.Place;
import org.leeway.pathing.Progress;
import org.leeway.pathing.traffic.TrafficBound;
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
	 * @param agent the agent that goes
	 * @param back the agent that comes back
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
	 * @param back the agent that comes back. Empty if units of the same agent come back
	 * @param order what to simulate. Empty to compute the bounds only
	 * @param progress gets a unit of work for each agent
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static TrafficSheet of(LevelAnalysis level, Optional<Agent> back, double ratio, Optional<CrowdOrder> order,
			Progress progress) {
		List<Part> parts = new ArrayList<>();
		for (Agent agent : level.snapshot().agents()) {
			Agent other = back.orElse(agent);
			parts.add(new Part(agent, other, pairs(level, new LevelTraffic(level, agent, other, ratio), order, progress)));
			progress.worked(1);
		}
		return new TrafficSheet(ratio, parts);
	}

	private static List<TrafficPair> pairs(LevelAnalysis level, LevelTraffic traffic, Optional<CrowdOrder> order, Progress progress) {
		List<TrafficPair> pairs = new ArrayList<>();
		List<Place> starts = Place.starts(level.header(), traffic.unit().name());
		for (int i = 0; i < starts.size(); i++) {
			// if both directions of a pair have the same bound, each pair is computed only once
			for (int j = traffic.isEven() ? i + 1 : 0; j < starts.size(); j++) {
				if (i != j) {
					pairs.add(pair(traffic, starts.get(i), starts.get(j), order, progress));
				}
			}
		}
		return pairs;
	}

	private static TrafficPair pair(LevelTraffic traffic, Place from, Place to, Optional<CrowdOrder> order, Progress progress) {
		LevelTraffic.Ends ends = traffic.ends(traffic.unit(), from, to, progress);
		TrafficBound oneWay = traffic.oneWay(ends, progress);
		TrafficBound bothWays = traffic.bothWays(oneWay, ends, traffic.ends(traffic.back(), from, to, progress), progress);
		Optional<CrowdRun> crowd = order.filter(any -> bothWays.perSecond() > 0 && bothWays.perSecond() < Double.POSITIVE_INFINITY)
				.map(asked -> new LevelCrowd(traffic, asked, progress).run(from, to, bothWays.gaps()));
		return new TrafficPair(from, to, oneWay, bothWays, crowd);
	}
}
