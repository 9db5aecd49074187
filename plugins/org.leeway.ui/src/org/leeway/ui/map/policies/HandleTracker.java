package org.leeway.ui.map.policies;

import java.util.List;

import org.eclipse.gef.EditPart;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.tools.SimpleDragTracker;

/**
 * A tracker that drags a handle of an edit part. At the end of the drag, executes a command that the edit part creates.
 */
abstract class HandleTracker extends SimpleDragTracker {

	private final GraphicalEditPart owner;

	HandleTracker(GraphicalEditPart owner) {
		this.owner = owner;
	}

	@Override
	protected final List<EditPart> createOperationSet() {
		return List.of(owner);
	}

	@Override
	protected final Command getCommand() {
		return owner.getCommand(getSourceRequest());
	}
}
