package org.leeway.core.analysis.part;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.SpawnPoint;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * A group of units that can share results of the analysis: they cross the same terrains and start at the same spawns.
 * Used as a key of caches. Immutable.
 *
 * @param capability the terrains that the units cross
 * @param agent the name of the agent at whose spawns the units start. Empty if they start at all spawns
 */
public record Origin(Capability capability, String agent) {

	/** Returns the origin of units that cross the given terrains, and start at all spawns of a level. */
	public static Origin of(Capability capability) {
		return new Origin(capability, "");
	}

	/**
	 * Returns the origin of an agent. If all spawns of the level are for all agents, agents that cross the same
	 * terrains have the same origin.
	 */
	public static Origin of(Agent agent, LevelHeader level) {
		boolean shared = level.spawnPoints().stream().allMatch(SpawnPoint::isForAll);
		return new Origin(agent.capability(), shared ? "" : agent.name());
	}

	/**
	 * Returns a text with the terrains that the units can cross. If the units start only at the spawns of one agent, the agent
	 * follows in brackets: {@code ground+swamp (tank)}.
	 */
	public String describe(LevelHeader level) {
		return level.describe(capability) + (agent.isEmpty() ? "" : " (" + agent + ")");
	}
}
