package org.leeway.ui.agents;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.leeway.core.level.AgentFile;
import org.leeway.core.level.LevelFormatException;
import org.leeway.core.level.LevelTemplates;
import org.leeway.model.Level;

/** The agents that new levels begin with, and imported ones whose format knows no agents. */
public final class AgentPreferences extends AbstractPreferenceInitializer {

	/** Where the preference is kept. */
	static final String NODE = "org.leeway.ui";
	/** The agents, as text of an {@link AgentFile}. */
	static final String AGENTS = "agents.default";

	@Override
	public void initializeDefaultPreferences() {
		DefaultScope.INSTANCE.getNode(NODE).put(AGENTS, AgentFile.format(LevelTemplates.agents()));
	}

	/** The preferred agents. */
	public static AgentFile agents() {
		String text = Platform.getPreferencesService().getString(NODE, AGENTS, "", null);
		try {
			return read(text);
		} catch (LevelFormatException e) {
			// the page lets no such text pass, but others may write preferences
			ILog.get().warn("The preferred agents are passed over: " + e.getMessage());
			return new AgentFile("", LevelTemplates.agents(), LevelTemplates.agents().stream().map(agent -> 0).toList());
		}
	}

	/**
	 * Reads agents that new levels can have.
	 *
	 * @throws LevelFormatException if the text holds others
	 */
	static AgentFile read(String text) throws LevelFormatException {
		AgentFile agents = AgentFile.parse(text, "agents");
		agents.in(LevelTemplates.terrainTypes());
		return agents;
	}

	/**
	 * Gives a level the preferred agents in place of its own.
	 *
	 * @throws LevelFormatException if it lacks one of their terrains
	 */
	public static void apply(Level level) throws LevelFormatException {
		var agents = agents().in(level.getTerrainTypes());
		level.getAgentTypes().clear();
		level.getAgentTypes().addAll(agents);
	}
}
