package org.leeway.core.analysis.traffic;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.balance.Place;
import org.leeway.pathing.world.Agent;

/**
 * A request for a simulation of crowds between two starts, in which units of one agent go and come back. Immutable.
 *
 * @param from the start from which units go
 * @param to the start to which units go
 * @param ratio the number of units that come back for each unit that goes. 0 if none comes back
 */
public record CrowdQuestion(LevelAnalysis level, Agent agent, Place from, Place to, double ratio, CrowdOrder order) {

	/** Returns whether the simulation moves the units as discs. Otherwise they are squares. */
	public boolean areDiscs() {
		return LevelTraffic.isDisc(agent);
	}
}
