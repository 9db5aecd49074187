package org.leeway.ui.editor.policies;

import java.util.Optional;

import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.UnexecutableCommand;
import org.eclipse.gef.editpolicies.ResizableEditPolicy;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.PolygonObstacle;
import org.leeway.pathing.geom.Bounds;
import org.leeway.pathing.geom.Polygon;
import org.leeway.ui.editor.commands.SetCommand;
import org.leeway.ui.editor.parts.LevelRootPart;

/** Moves a polygon, and stretches it; its sides go in steps of half a cell, or freely with Alt. */
public final class PolygonPolicy extends ResizableEditPolicy {

	/** What would follow from the polygon that it would be is shown. */
	@Override
	protected void showChangeBoundsFeedback(ChangeBoundsRequest request) {
		super.showChangeBoundsFeedback(request);
		Optional<Polygon> next = request.getSizeDelta().equals(new Dimension()) ? Optional.of(moved(request))
				: stretched(request);
		next.ifPresent(shape -> root().obstacles().show(polygon(), shape));
	}

	@Override
	protected void eraseChangeBoundsFeedback(ChangeBoundsRequest request) {
		super.eraseChangeBoundsFeedback(request);
		root().obstacles().forget(polygon());
	}

	@Override
	protected Command getMoveCommand(ChangeBoundsRequest request) {
		return new SetCommand("Move polygon", polygon(), Literals.POLYGON_OBSTACLE__SHAPE, moved(request));
	}

	private Polygon moved(ChangeBoundsRequest request) {
		DragDelta delta = DragDelta.of(request, getHost());
		return polygon().getShape().translated(delta.snap(delta.x()), delta.snap(delta.y()));
	}

	@Override
	protected Command getResizeCommand(ChangeBoundsRequest request) {
		return stretched(request).<Command>map(
				shape -> new SetCommand("Resize polygon", polygon(), Literals.POLYGON_OBSTACLE__SHAPE, shape))
				.orElse(UnexecutableCommand.INSTANCE);
	}

	/** Empty if nothing would be left of it. */
	private Optional<Polygon> stretched(ChangeBoundsRequest request) {
		DragDelta move = DragDelta.of(request.getMoveDelta(), getHost());
		DragDelta growth = DragDelta.of(request.getSizeDelta(), getHost());
		Bounds old = polygon().getShape().bounds();
		double left = old.left() + move.snap(move.x());
		double top = old.top() + move.snap(move.y());
		double width = old.width() + growth.snap(growth.x());
		double height = old.height() + growth.snap(growth.y());
		return width <= 0 || height <= 0 ? Optional.empty()
				: Optional.of(polygon().getShape().stretched(new Bounds(left, top, left + width, top + height)));
	}

	private LevelRootPart root() {
		return (LevelRootPart) getHost().getRoot();
	}

	private PolygonObstacle polygon() {
		return (PolygonObstacle) getHost().getModel();
	}
}
