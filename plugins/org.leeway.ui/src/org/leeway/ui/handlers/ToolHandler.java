package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;
import org.leeway.ui.editor.LevelEditor;

/** Activates the tool of the level editor that the command's parameter names, wherever the focus is, and focuses the map. */
public final class ToolHandler extends AbstractHandler {

	private static final String TOOL = "org.leeway.ui.tool";

	@Override
	public Object execute(ExecutionEvent event) {
		if (HandlerUtil.getActiveEditor(event) instanceof LevelEditor editor) {
			editor.activateTool(event.getParameter(TOOL));
			editor.focusMap();
		}
		return null;
	}
}
