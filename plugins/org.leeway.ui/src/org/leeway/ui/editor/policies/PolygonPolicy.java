package org.leeway.ui.editor.policies;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.NonResizableEditPolicy;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.PolygonObstacle;
import org.leeway.ui.editor.CellGeometry;
import org.leeway.ui.editor.commands.SetCommand;

/** Moves a polygon in steps of half a cell. */
public final class PolygonPolicy extends NonResizableEditPolicy {

	@Override
	protected Command getMoveCommand(ChangeBoundsRequest request) {
		DragDelta delta = DragDelta.of(request, getHost());
		PolygonObstacle polygon = (PolygonObstacle) getHost().getModel();
		return new SetCommand("Move polygon", polygon, Literals.POLYGON_OBSTACLE__SHAPE, polygon.getShape()
				.translated(CellGeometry.snap(delta.x()), CellGeometry.snap(delta.y())));
	}
}
