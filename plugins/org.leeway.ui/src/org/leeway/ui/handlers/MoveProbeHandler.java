package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.leeway.ui.editor.EditorSessions;

/**
 * The command that moves the start or the goal of the current probe to the nearest place where the unit fits. A probe
 * asks for the route of a unit between two places. Only an end where the unit does not fit can be moved.
 */
public final class MoveProbeHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> editor.probes().moveCurrent());
		return null;
	}
}
