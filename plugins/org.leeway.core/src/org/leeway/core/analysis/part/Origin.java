package org.leeway.core.analysis.part;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.SpawnPoint;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * A set of terrains that units cross, and the spawns at which these units start. Origins are the keys of the caches in
 * {@link org.leeway.core.analysis.LevelFits}. Immutable.
 *
 * @param capability the set of terrains
 * @param agent the name of the agent whose spawns count, or empty for all spawns
 */
public record Origin(Capability capability, String agent) {

	/** Returns the origin of units that cross the terrains of a capability and start at any spawn of a level. */
	public static Origin of(Capability capability) {
		return new Origin(capability, "");
	}

	/**
	 * Returns the origin of an agent. If every spawn of the level is for all agents, the origin names no agent. Agents
	 * with the same capability then have the same origin.
	 */
	public static Origin of(Agent agent, LevelHeader level) {
		boolean shared = level.spawnPoints().stream().allMatch(SpawnPoint::isForAll);
		return new Origin(agent.capability(), shared ? "" : agent.name());
	}

	/**
	 * Returns a text with the terrains. If only the spawns of an agent count, the agent follows in brackets:
	 * {@code ground+swamp (tank)}.
	 */
	public String describe(LevelHeader level) {
		return level.describe(capability) + (agent.isEmpty() ? "" : " (" + agent + ")");
	}
}
