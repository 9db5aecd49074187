package org.leeway.ui.map.policies;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.NonResizableEditPolicy;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.leeway.model.Spawn;
import org.leeway.ui.map.commands.Shift;

/** A policy that moves a spawn by whole cells, never off the map. */
public final class SpawnPolicy extends NonResizableEditPolicy {

	@Override
	protected Command getMoveCommand(ChangeBoundsRequest request) {
		DragDelta delta = DragDelta.of(request, getHost());
		return Shift.by(Math.round(delta.x()), Math.round(delta.y()), (Spawn) getHost().getModel());
	}
}
