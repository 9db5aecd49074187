package org.leeway.core.report.html;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.balance.AgentBalance;
import org.leeway.core.analysis.balance.BalancePair;
import org.leeway.core.analysis.balance.Place;
import org.leeway.core.level.LevelHeader;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;

/**
 * The data that a page shows about one agent's ways between two places: from a start to another start, or to an objective.
 * Users compare the ways of different starts.
 *
 * @param agent the name of the agent
 */
record BalanceData(String agent, BalancePair pair) {

	/** Limit for the cells of a level with balance data: 1024 x 1024. The data of more cells would take too long. */
	private static final long MOST_CELLS = 1 << 20;
	/** Limit for the pairs of a level with these data, for all agents together. A pair may take a second on a large level. */
	private static final long MOST_PAIRS = 32;

	/** Returns the data of all agents with at least two starts. Empty for levels that would take too long. */
	static List<BalanceData> of(LevelAnalysis level, Progress progress) {
		List<BalanceData> all = new ArrayList<>();
		LevelHeader header = level.header();
		List<Agent> agents = header.agents().stream().filter(agent -> header.spawns(agent).size() >= 2).toList();
		long objectives = Place.objectives(header).size();
		long pairs = agents.stream().mapToLong(agent -> pairs(header.spawns(agent).size(), objectives)).sum();
		if (header.width() * (long) header.height() <= MOST_CELLS && pairs <= MOST_PAIRS) {
			Progress quiet = progress.cancelOnly();
			for (Agent agent : agents) {
				new AgentBalance(level, agent, quiet).pairs(quiet).forEach(pair -> all.add(new BalanceData(agent.name(), pair)));
			}
		}
		return all;
	}

	private static long pairs(long starts, long objectives) {
		return starts * (starts - 1) / 2 + starts * objectives;
	}

	void write(PageJson json) throws IOException {
		json.put("agent", agent);
		json.put("from", pair.from().label());
		json.put("to", pair.to().label());
		json.put("found", pair.seconds().isPresent());
		if (pair.seconds().isPresent()) {
			json.put("seconds", pair.seconds().getAsDouble());
			json.put("length", pair.length().orElseThrow());
			json.put("narrowest", pair.narrowest());
		}
		json.put("largest", pair.largest());
		json.put("lanes", pair.lanes().count());
		json.put("isBound", pair.lanes().isBound());
		json.put("bounds", pair.from().cells().union(pair.to().cells()));
	}
}
