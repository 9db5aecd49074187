package org.leeway.core.exchange.terrain;

import java.util.List;
import java.util.stream.Collectors;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.level.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;

/** The agents of a level that is made of a map without agents: those of imported maps, on terrains of this one. */
public final class AssumedAgents {

	private static final int NAMED = 20;

	private AssumedAgents() {
	}

	/**
	 * Adds the agents.
	 *
	 * @param passable the terrains that they cross; all terrains of the level if there is none
	 * @param what has no agents, such as {@code map}
	 * @return what is to be told
	 */
	public static Diagnostic addTo(Level level, List<TerrainType> passable, String what) {
		List<TerrainType> crossed = passable.isEmpty() ? level.getTerrainTypes() : passable;
		LevelTemplates.agents().forEach(each -> level.getAgentTypes()
				.add(LevelTemplates.agentType(each.name(), each.size(), crossed)));
		return Diagnostic.assumed("The " + what + " names no agents, so the level has " + level.getAgentTypes().size()
				+ " that cross " + crossed.stream().map(TerrainType::getName).limit(NAMED).collect(Collectors.joining(", "))
				+ (crossed.size() > NAMED ? " and more." : "."));
	}
}
