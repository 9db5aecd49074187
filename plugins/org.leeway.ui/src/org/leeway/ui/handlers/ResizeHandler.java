package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.window.Window;
import org.eclipse.ui.handlers.HandlerUtil;
import org.leeway.pathing.paint.Areas;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.editor.ResizeDialog;
import org.leeway.ui.editor.commands.ResizeLevel;

/** Gives the level another size: as a dialog says, or that of the selected terrain. */
public final class ResizeHandler extends AbstractHandler {

	private static final String TO = "org.leeway.ui.to";

	@Override
	public Object execute(ExecutionEvent event) {
		if (HandlerUtil.getActiveEditor(event) instanceof LevelEditor editor) {
			editor.terrain().commit();
			if (event.getParameter(TO).equals("selection")) {
				editor.settings().selection().cells().ifPresent(
						cells -> editor.executeSafely(ResizeLevel.to(Areas.bounds(cells), 0, editor.level())));
			} else {
				ask(editor);
			}
		}
		return null;
	}

	private static void ask(LevelEditor editor) {
		ResizeDialog dialog = new ResizeDialog(editor.getSite().getShell(), editor.level());
		if (dialog.open() == Window.OK) {
			editor.executeSafely(ResizeLevel.to(dialog.window(), dialog.terrain(), editor.level()));
		}
	}
}
