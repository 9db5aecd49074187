package org.leeway.core.analysis;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.SpawnPoint;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * The capability and the spawns of units, which decide how large units get from spawns to a place. The key of all
 * caches of fit. Immutable.
 *
 * @param agent the name of the agent whose spawns count; empty for all spawns
 */
public record Origin(Capability capability, String agent) {

	/** Units of a capability from all spawns of a level. */
	public static Origin of(Capability capability) {
		return new Origin(capability, "");
	}

	/**
	 * Units with the capability and the spawns of an agent; the same for all agents if no spawn of the level names any.
	 */
	public static Origin of(Agent agent, LevelHeader level) {
		boolean shared = level.spawnPoints().stream().allMatch(SpawnPoint::isForAll);
		return new Origin(agent.capability(), shared ? "" : agent.name());
	}

	/** In words: the terrains, and the agent if only its spawns count: {@code ground+swamp (tank)}. */
	public String describe(LevelHeader level) {
		return level.describe(capability) + (agent.isEmpty() ? "" : " (" + agent + ")");
	}
}
