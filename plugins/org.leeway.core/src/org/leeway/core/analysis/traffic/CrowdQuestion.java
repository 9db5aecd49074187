package org.leeway.core.analysis.traffic;

import java.util.List;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.balance.Place;
import org.leeway.pathing.world.Agent;

/**
 * A request for a simulation of crowds between two starts. Immutable.
 *
 * @param agent the agent whose units go
 * @param back the agent whose units come back
 * @param from the start from which units go
 * @param to the start to which units go
 * @param ratio the number of units that come back for each unit that goes. 0 if none comes back
 */
public record CrowdQuestion(LevelAnalysis level, Agent agent, Agent back, Place from, Place to, double ratio, CrowdOrder order) {

	/** Returns whether the simulation moves all units as squares that never turn. */
	public boolean areSquares() {
		return traffic().bodies() == LevelTraffic.Bodies.SQUARES;
	}

	/** Returns the agent of each of the two groups of the simulation. Group 0 goes, and group 1 comes back. */
	public List<Agent> agents() {
		return List.of(agent, back);
	}

	LevelTraffic traffic() {
		return new LevelTraffic(level, agent, back, ratio);
	}
}
