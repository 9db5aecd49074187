package org.leeway.core.request;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.level.AgentPreset;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.NameText;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/** Capabilities by the names of terrains, and the agents of a level that names none. */
public final class Capabilities {

	/** What units of most games cross. */
	private static final List<String> USUAL = List.of("ground", "swamp");

	private Capabilities() {
	}

	/**
	 * The capability of the level with these terrains, such as {@code ground+swamp}.
	 *
	 * @throws FailureException if the level lacks one of them
	 */
	public static Capability parse(String terrains, LevelHeader level, String file) throws FailureException {
		try {
			return level.capability(terrains);
		} catch (IllegalArgumentException e) {
			throw new FailureException(file + ": " + e.getMessage());
		}
	}

	/**
	 * An agent in a level.
	 *
	 * @throws FailureException if the level lacks one of its terrains
	 */
	public static Agent agent(AgentPreset agent, LevelHeader level, String file) throws FailureException {
		try {
			return agent.in(level);
		} catch (IllegalArgumentException e) {
			throw new FailureException(file + ": " + e.getMessage());
		}
	}

	/**
	 * Agents in a level.
	 *
	 * @throws FailureException if the level lacks one of their terrains
	 */
	static List<Agent> agents(List<AgentPreset> agents, LevelHeader level, String file) throws FailureException {
		List<Agent> all = new ArrayList<>();
		for (AgentPreset agent : agents) {
			all.add(agent(agent, level, file));
		}
		return all;
	}

	/**
	 * The agents of a level without agents: small, medium and large over ground and swamp, as far as it has them.
	 *
	 * @throws FailureException if it has neither
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
