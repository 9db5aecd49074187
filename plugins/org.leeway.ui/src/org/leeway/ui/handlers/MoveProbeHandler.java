package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.leeway.ui.editor.EditorSessions;

/** The command that moves the end of the selected probe to the nearest place where the unit fits. */
public final class MoveProbeHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> editor.probes().moveCurrent());
		return null;
	}
}
