package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.leeway.ui.editor.EditorSessions;

/** The command that shows the map alone on the whole screen, or shows the rest of the window again. */
public final class MapAloneHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> editor.mapAlone().toggle());
		return null;
	}
}
