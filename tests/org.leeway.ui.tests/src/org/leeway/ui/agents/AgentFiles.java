package org.leeway.ui.agents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.leeway.ui.editor.EditorSession;


/** Files of agents for tests of other packages, which need no dialog to choose them. */
public final class AgentFiles {

	private AgentFiles() {
	}

	/** Brings the agents of a file with this text into the level of an editor. */
	public static void bringIn(String agents, EditorSession editor) {
		try {
			Path file = Files.createTempFile("units", ".agents");
			Files.writeString(file, agents);
			AgentsHandler.importFrom(file, editor);
			Files.delete(file);
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}
}
