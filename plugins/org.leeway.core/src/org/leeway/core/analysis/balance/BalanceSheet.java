package org.leeway.core.analysis.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;

/**
 * The balance of a level, for reports. Immutable.
 *
 * @param agents the results for each agent, in the order of the level
 */
public record BalanceSheet(BaseSize base, List<Place> objectives, List<Part> agents) {

	/**
	 * The numbers of one agent.
	 *
	 * @param contested the number of anchors that are equally near from several starts
	 * @param times the largest difference of travel times between two starts, see {@link Difference#ofTimes}. Empty if there is
	 * nothing to compare
	 * @param areas the largest difference between the areas of two starts. Empty if there is nothing to compare
	 * @param lanes the largest difference of lane counts between two starts, see {@link Difference#ofLanes}. Empty if there is
	 * nothing to compare
	 */
	public record Part(Agent agent, List<BalancePair> pairs, List<BalanceStart> starts, long contested,
			Optional<Difference> times, Optional<Difference> areas, Optional<Difference> lanes) {

		/** Returns the pairs of starts that no way connects. */
		public List<BalancePair> apart() {
			return pairs.stream().filter(pair -> pair.to().isStart() && pair.seconds().isEmpty()).toList();
		}

		/**
		 * Computes all numbers of an agent.
		 *
		 * @throws java.util.concurrent.CancellationException if the computation was cancelled
		 */
		public static Part of(AgentBalance balance, BaseSize base, Progress progress) {
			return new Part(balance.agent(), balance.pairs(progress), balance.bases(base, progress), balance.areas().contested(),
					Difference.ofTimes(balance), Difference.ofAreas(balance), Difference.ofLanes(balance, progress.cancelOnly()));
		}
	}

	public BalanceSheet {
		objectives = List.copyOf(objectives);
		agents = List.copyOf(agents);
	}

	/**
	 * Computes the balance of a level.
	 *
	 * @param progress gets at most {@link #steps} units of work
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static BalanceSheet of(LevelAnalysis level, BaseSize base, Progress progress) {
		List<Part> parts = new ArrayList<>();
		for (Agent agent : level.snapshot().agents()) {
			parts.add(Part.of(new AgentBalance(level, agent, progress), base, progress));
		}
		return new BalanceSheet(base, Place.objectives(level.header()), parts);
	}

	/** Returns an upper bound for the units of work that {@link #of} reports for a level. */
	public static long steps(LevelSnapshot level) {
		return steps(level.header(), level.agents());
	}

	/** Returns an upper bound for the units of work that some agents of a level need. */
	public static long steps(LevelHeader level, List<Agent> agents) {
		return agents.stream().mapToLong(agent -> AgentBalance.steps(level, agent.name())).sum();
	}
}
