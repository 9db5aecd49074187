package org.leeway.ui.editor.policies;

import java.util.Map;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.NonResizableEditPolicy;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.Spawn;
import org.leeway.ui.editor.commands.SetCommand;

/** Moves a spawn by whole cells; never off the map. */
public final class SpawnPolicy extends NonResizableEditPolicy {

	@Override
	protected Command getMoveCommand(ChangeBoundsRequest request) {
		DragDelta delta = DragDelta.of(request, getHost());
		Spawn spawn = (Spawn) getHost().getModel();
		int x = spawn.getX() + (int) Math.round(delta.x());
		int y = spawn.getY() + (int) Math.round(delta.y());
		if (!((Level) spawn.eContainer()).getTerrain().contains(x, y)) {
			return null;
		}
		return SetCommand.ofAll("Move spawn", spawn, Map.of(Literals.SPAWN__X, x, Literals.SPAWN__Y, y));
	}
}
