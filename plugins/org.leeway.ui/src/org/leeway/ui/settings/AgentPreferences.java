package org.leeway.ui.settings;

import java.util.Collections;
import java.util.List;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.leeway.core.files.LevelFormatException;
import org.leeway.core.level.AgentFile;
import org.leeway.core.level.AgentPreset;
import org.leeway.core.level.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.ui.document.SavingPreferences;

/** The preferred agents, for new levels and for levels imported from formats without agents. */
public final class AgentPreferences extends AbstractPreferenceInitializer {

	/** The agents, as text of an {@link AgentFile}. */
	public static final String AGENTS = "agents.default";

	@Override
	public void initializeDefaultPreferences() {
		DefaultScope.INSTANCE.getNode(SavingPreferences.NODE).put(AGENTS, AgentFile.format(LevelTemplates.agents()));
	}

	/** The preferred agents. */
	public static AgentFile agents() {
		String text = Platform.getPreferencesService().getString(SavingPreferences.NODE, AGENTS, "", null);
		try {
			return read(text);
		} catch (LevelFormatException e) {
			// the preference page refuses such a text, but other programs may write preferences
			ILog.get().warn("The preferred agents are ignored: " + e.getMessage());
			List<AgentPreset> usual = LevelTemplates.agents();
			return new AgentFile("", usual, Collections.nCopies(usual.size(), 0));
		}
	}

	/**
	 * Reads agents for new levels.
	 *
	 * @throws LevelFormatException if the text is no agent file or an agent needs terrains that new levels lack
	 */
	public static AgentFile read(String text) throws LevelFormatException {
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
