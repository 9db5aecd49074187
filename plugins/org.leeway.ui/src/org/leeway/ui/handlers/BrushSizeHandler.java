package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.settings.PaintSettings;

/** Makes the brush larger or smaller by the number of cells in the command's parameter. */
public final class BrushSizeHandler extends AbstractHandler {

	private static final String CELLS = "org.leeway.ui.cells";

	@Override
	public Object execute(ExecutionEvent event) {
		if (HandlerUtil.getActiveEditor(event) instanceof LevelEditor editor) {
			int cells = Integer.parseInt(event.getParameter(CELLS));
			PaintSettings paint = editor.settings().paint();
			paint.setBrushSize(paint.brush().size() + cells);
		}
		return null;
	}
}
