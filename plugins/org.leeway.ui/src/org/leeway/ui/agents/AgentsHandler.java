package org.leeway.ui.agents;

import java.io.IOException;
import java.nio.file.Path;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.gef.commands.Command;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.leeway.core.level.preset.AgentFile;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.ui.editor.EditorContext;
import org.leeway.ui.editor.EditorSessions;

/** The command that imports agents of a file into the level, or exports the agents of the level to a file. */
public final class AgentsHandler extends AbstractHandler {

	private static final String WHICH_WAY = "org.leeway.ui.way";

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			Shell shell = editor.site().getShell();
			String folder = editor.document().path().map(file -> file.getParent().toString()).orElse(null);
			if (event.getParameter(WHICH_WAY).equals("import")) {
				AgentDialogs.fileToRead(shell, folder).ifPresent(file -> importFrom(file, editor));
			} else {
				String name = editor.document().file().getFullPath().removeFileExtension().lastSegment();
				AgentDialogs.fileToWrite(shell, folder, name).ifPresent(file -> exportTo(file, editor));
			}
		});
		return null;
	}

	/** Imports the agents of a file into the edited level. */
	static void importFrom(Path file, EditorContext editor) {
		Shell shell = editor.site().getShell();
		try {
			AgentFile agents = AgentFile.read(file);
			Command command = ImportAgents.of(agents, editor.level());
			if (command.canExecute()) {
				editor.execute(command);
				if (!agents.dropped().isEmpty()) {
					MessageDialog.openInformation(shell, "Import Agents", String.join("\n", agents.dropped()));
				}
			} else {
				MessageDialog.openInformation(shell, "Import Agents",
						"The level already has all agents of " + file + ", with the same sizes and terrains.");
			}
		} catch (IOException e) {
			AgentDialogs.tell(shell, "Agents Not Imported", e);
		}
	}

	/** Writes the agents of the edited level to a file. */
	static void exportTo(Path file, EditorContext editor) {
		try {
			AgentFile.write(editor.level().getAgentTypes().stream().map(AgentPreset::of).toList(), file);
		} catch (IOException e) {
			AgentDialogs.tell(editor.site().getShell(), "Agents Not Exported", e);
		}
	}
}
