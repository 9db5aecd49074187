package org.leeway.core.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;

import org.leeway.core.level.preset.AgentFile;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.model.Level;

/** The agent files of games. Users get these files with the sample levels. */
public final class SampleAgents {

	private SampleAgents() {
	}

	/**
	 * Asserts that an agent file and an imported level have the same agents.
	 *
	 * @param level imported from a map of the game
	 *
	 * @param name the name of the file without its extension
	 */
	public static void assertHasAgentsOf(Level level, String name) throws IOException {
		Path file = Path.of(System.getProperty("leeway.samples"), "agents", name + "." + AgentFile.EXTENSION);
		assertEquals(AgentFile.format(level.getAgentTypes().stream().map(AgentPreset::of).toList()),
				AgentFile.format(AgentFile.read(file).agents()));
	}
}
