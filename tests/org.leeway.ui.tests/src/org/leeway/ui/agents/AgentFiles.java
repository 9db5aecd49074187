package org.leeway.ui.agents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.leeway.ui.editor.EditorSession;


/** A helper that imports agent files without the file dialog, for tests of other packages. */
public final class AgentFiles {

	private AgentFiles() {
	}

	/** Imports the agents of a file with the given text into the level of an editor. */
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
