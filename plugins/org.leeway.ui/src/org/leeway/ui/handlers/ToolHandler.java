package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.leeway.ui.editor.EditorSessions;

/**
 * The command that activates a tool of the level editor, wherever the focus is, and focuses the map. Its parameter names the
 * tool.
 */
public final class ToolHandler extends AbstractHandler {

	private static final String TOOL = "org.leeway.ui.tool";

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			editor.activateTool(event.getParameter(TOOL));
			editor.focusMap();
		});
		return null;
	}
}
