package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.settings.PaintSettings;

/** The command that makes the brush larger or smaller by the number of cells in its parameter. */
public final class BrushSizeHandler extends AbstractHandler {

	private static final String CELLS = "org.leeway.ui.cells";

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			int cells = Integer.parseInt(event.getParameter(CELLS));
			PaintSettings paint = editor.settings().paint();
			paint.setBrushSize(paint.brush().size() + cells);
		});
		return null;
	}
}
