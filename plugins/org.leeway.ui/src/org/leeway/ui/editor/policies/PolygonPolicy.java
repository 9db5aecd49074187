package org.leeway.ui.editor.policies;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.UnexecutableCommand;
import org.eclipse.gef.editpolicies.ResizableEditPolicy;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.PolygonObstacle;
import org.leeway.pathing.geom.Bounds;
import org.leeway.pathing.geom.Polygon;
import org.leeway.ui.editor.commands.SetCommand;
import org.leeway.ui.editor.commands.Shift;

/** Moves a polygon, and stretches it; its sides go in steps of half a cell, or freely with Alt. */
public final class PolygonPolicy extends ResizableEditPolicy {

	@Override
	protected Command getMoveCommand(ChangeBoundsRequest request) {
		DragDelta delta = DragDelta.of(request, getHost());
		return Shift.by(delta.snap(delta.x()), delta.snap(delta.y()), polygon());
	}

	@Override
	protected Command getResizeCommand(ChangeBoundsRequest request) {
		DragDelta move = DragDelta.of(request.getMoveDelta(), getHost());
		DragDelta growth = DragDelta.of(request.getSizeDelta(), getHost());
		Bounds old = polygon().getShape().bounds();
		double left = old.left() + move.snap(move.x());
		double top = old.top() + move.snap(move.y());
		double width = old.width() + growth.snap(growth.x());
		double height = old.height() + growth.snap(growth.y());
		if (width <= 0 || height <= 0) {
			return UnexecutableCommand.INSTANCE;
		}
		Polygon stretched = polygon().getShape().stretched(new Bounds(left, top, left + width, top + height));
		return new SetCommand("Resize polygon", polygon(), Literals.POLYGON_OBSTACLE__SHAPE, stretched);
	}

	private PolygonObstacle polygon() {
		return (PolygonObstacle) getHost().getModel();
	}
}
