package org.leeway.core.request;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.core.level.value.NameText;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * Parsers for capabilities and agents that a user describes. A capability is a set of terrains that a unit can cross.
 * Also has the usual agents for levels without agents.
 */
public final class Capabilities {

	/** Terrains that units cross in most games. */
	private static final List<String> USUAL = List.of("ground", "swamp");

	private Capabilities() {
	}

	/**
	 * Returns the capability that a user names by its terrains, such as {@code ground+swamp}.
	 *
	 * @throws FailureException if the level lacks a terrain
	 */
	public static Capability parse(String terrains, LevelHeader level, String file) throws FailureException {
		try {
			return level.capability(terrains);
		} catch (IllegalArgumentException e) {
			throw new FailureException(file + ": " + e.getMessage());
		}
	}

	/**
	 * Creates an agent from its description. The names of terrains become the ids that these terrains have in the
	 * level.
	 *
	 * @throws FailureException if the level lacks a terrain of the agent
	 */
	public static Agent agent(AgentPreset agent, LevelHeader level, String file) throws FailureException {
		try {
			return agent.in(level);
		} catch (IllegalArgumentException e) {
			throw new FailureException(file + ": " + e.getMessage());
		}
	}

	/**
	 * Creates agents from their descriptions, in the same order.
	 *
	 * @throws FailureException if the level lacks a terrain of an agent
	 */
	static List<Agent> agents(List<AgentPreset> agents, LevelHeader level, String file) throws FailureException {
		List<Agent> all = new ArrayList<>();
		for (AgentPreset agent : agents) {
			all.add(agent(agent, level, file));
		}
		return all;
	}

	/**
	 * Returns the usual agents: small, medium and large. The agents cross ground and swamp. If the level lacks one of
	 * the two terrains, the agents cross only the other terrain.
	 *
	 * @throws FailureException if the level has neither ground nor swamp
	 */
	public static List<Agent> usualAgents(LevelHeader level, String file) throws FailureException {
		int[] ids = USUAL.stream().flatMap(name -> level.terrain(name).stream()).mapToInt(Terrain::id).toArray();
		if (ids.length == 0) {
			throw new FailureException(file + ": the level has no agents and neither ground nor swamp, expected --agent"
					+ " NAME:SIZE:TERRAINS with some of " + NameText.choice(terrainNames(level), "+"));
		}
		Capability usual = Capability.of(ids);
		return List.of(new Agent("small", 1, usual), new Agent("medium", 2, usual),
				new Agent("large", 3, usual));
	}

	private static List<String> terrainNames(LevelHeader level) {
		return level.terrains().stream().map(Terrain::name).toList();
	}
}
