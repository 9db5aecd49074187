package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.leeway.ui.editor.EditorSessions;

/**
 * The command that moves an end of the selected probe to the nearest place where the unit fits. The command is for an end
 * where the unit does not fit.
 */
public final class MoveProbeHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> editor.probes().moveCurrent());
		return null;
	}
}
