package org.leeway.core.analysis.balance;

import java.util.List;

import org.leeway.pathing.world.Agent;

/**
 * The part of an agent's balance that is quick to compute after an edit. Immutable.
 *
 * @param ways the travel times of all pairs, in the order of {@link AgentBalance#pairs}. Empty for agents that turn, because only a
 * planner can compute their times, which is slow
 */
public record BalanceOutline(Agent agent, List<Way> ways, List<Territory> starts) {

	/**
	 * The travel time of a pair.
	 *
	 * @param seconds infinite if there is no way
	 */
	public record Way(Place from, Place to, double seconds) {
	}

	public BalanceOutline {
		ways = List.copyOf(ways);
		starts = List.copyOf(starts);
	}
}
