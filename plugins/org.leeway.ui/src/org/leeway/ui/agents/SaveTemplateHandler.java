package org.leeway.ui.agents;

import java.io.IOException;
import java.util.Set;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.leeway.core.level.preset.StandardTemplates;
import org.leeway.core.level.value.PicturePath;
import org.leeway.model.Level;
import org.leeway.ui.document.OpenDocuments;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.settings.Templates;

/** The command that stores the terrains and agents of the level as a template for new levels. */
public final class SaveTemplateHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> keep(editor.level(), editor.site().getShell()));
		return null;
	}

	private static void keep(Level level, Shell shell) {
		if (level.getTerrainTypes().isEmpty()) {
			MessageDialog.openInformation(shell, "Save as Template", "A template needs a terrain.");
			return;
		}
		Templates store = Templates.ofWorkspace();
		Set<String> known = store.read().templates().keySet();
		InputDialog dialog = new InputDialog(shell, "Save as Template",
				"New levels can start with the terrains and agents of this level. Name of the template:",
				level.getName() == null ? "" : level.getName(), SaveTemplateHandler::problem);
		if (dialog.open() != Window.OK) {
			return;
		}
		String name = dialog.getValue().strip();
		if (known.contains(name) && !MessageDialog.openQuestion(shell, "Save as Template",
				"There is already a template named \"" + name + "\". Replace it?")) {
			return;
		}
		try {
			Level template = StandardTemplates.of(level, name);
			OpenDocuments.fileOf(level).ifPresent(file -> PicturePath.move(template, file, store.place()));
			store.keep(template);
			Templates.setLast(name);
		} catch (IOException e) {
			AgentDialogs.tell(shell, "Template Not Saved", e);
		}
	}

	private static String problem(String name) {
		return name.isBlank() ? "A template needs a name."
				: name.strip().equals(StandardTemplates.IMPORTED_MAPS)
						? "Imported maps have their own terrains, so this template cannot be replaced." : null;
	}
}
