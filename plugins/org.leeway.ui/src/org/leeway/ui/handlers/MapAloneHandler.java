package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;
import org.leeway.ui.editor.LevelEditor;

/** Shows the map alone on the whole screen, or everything else again. */
public final class MapAloneHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		if (HandlerUtil.getActiveEditor(event) instanceof LevelEditor editor) {
			editor.mapAlone().toggle();
		}
		return null;
	}
}
