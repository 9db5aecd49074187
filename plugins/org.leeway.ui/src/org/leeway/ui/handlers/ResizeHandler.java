package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.window.Window;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.Areas;
import org.leeway.ui.document.BusyOperation;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.editor.ResizeDialog;
import org.leeway.ui.map.commands.ResizeLevel;

/** The command that resizes the level, to a size from a dialog, or to the selected terrain. */
public final class ResizeHandler extends AbstractHandler {

	private static final String TO = "org.leeway.ui.to";
	private static final String SELECTION = "selection";

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			editor.terrain().commit();
			if (event.getParameter(TO).equals(SELECTION)) {
				crop(editor);
			} else {
				ask(editor);
			}
		});
		return null;
	}

	/** Returns whether the command would change anything. */
	static boolean canRun(String to, EditorSession editor) {
		return !to.equals(SELECTION) || editor.settings().selection().cells().isPresent();
	}

	private static void crop(EditorSession editor) {
		editor.settings().selection().cells().flatMap(cells -> BusyOperation.compute("Cropping",
				editor.level().getTerrain().bounds().cells(), () -> Areas.bounds(cells)))
				.ifPresent(window -> crop(window, editor));
	}

	private static void crop(CellRect window, EditorSession editor) {
		if (editor.settings().paint().oneSided()) {
			editor.edits().resize(window, 0);
		} else {
			ResizeLevel.problem(window, editor.level()).ifPresentOrElse(editor::tell, () -> editor.edits().resize(window, 0));
		}
	}

	private static void ask(EditorSession editor) {
		ResizeDialog dialog = new ResizeDialog(editor.site().getShell(), editor.level(),
				editor.settings().paint().oneSided());
		if (dialog.open() == Window.OK) {
			editor.edits().resize(dialog.window(), dialog.terrain());
		}
	}
}
