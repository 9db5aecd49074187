package org.leeway.ui.editor.policies;

import org.eclipse.draw2d.Ellipse;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.PositionConstants;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.ResizableEditPolicy;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.leeway.model.CircularObstacle;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.ui.editor.CellGeometry;
import org.leeway.ui.editor.commands.SetCommand;
import org.leeway.ui.editor.commands.Shift;

/** Moves a circle, and resizes it about its centre; both in steps of half a cell, or freely with Alt. */
public final class CirclePolicy extends ResizableEditPolicy {

	@Override
	protected IFigure createDragSourceFeedbackFigure() {
		Ellipse ghost = new Ellipse();
		ghost.setFill(false);
		ghost.setLineWidth(2);
		ghost.setBounds(getInitialFeedbackBounds());
		addFeedback(ghost);
		return ghost;
	}

	@Override
	protected void showChangeBoundsFeedback(ChangeBoundsRequest request) {
		boolean moved = request.getSizeDelta().equals(new Dimension());
		super.showChangeBoundsFeedback(moved ? request : aboutCentre(request));
	}

	@Override
	protected Command getMoveCommand(ChangeBoundsRequest request) {
		DragDelta delta = DragDelta.of(request, getHost());
		double x = delta.snap(circle().getX() + delta.x());
		double y = delta.snap(circle().getY() + delta.y());
		return Shift.by(x - circle().getX(), y - circle().getY(), circle());
	}

	@Override
	protected Command getResizeCommand(ChangeBoundsRequest request) {
		int growth = growth(request);
		DragDelta delta = DragDelta.of(new Point(growth, growth), getHost());
		double radius = circle().getRadius() + delta.x();
		return new SetCommand("Resize circle", circle(), Literals.CIRCULAR_OBSTACLE__RADIUS,
				delta.free() ? Math.max(0, radius) : CellGeometry.snapRadius(radius));
	}

	private static ChangeBoundsRequest aboutCentre(ChangeBoundsRequest request) {
		int growth = growth(request);
		ChangeBoundsRequest centred = new ChangeBoundsRequest(request.getType());
		centred.setEditParts(request.getEditParts());
		centred.setMoveDelta(new Point(-growth, -growth));
		centred.setSizeDelta(new Dimension(2 * growth, 2 * growth));
		return centred;
	}

	/** By how many pixels the radius grows: the pull of the handle outwards, the greater one at a corner. */
	private static int growth(ChangeBoundsRequest request) {
		Dimension pull = request.getSizeDelta();
		return switch (request.getResizeDirection()) {
		case PositionConstants.EAST, PositionConstants.WEST -> pull.width;
		case PositionConstants.NORTH, PositionConstants.SOUTH -> pull.height;
		default -> Math.max(pull.width, pull.height);
		};
	}

	private CircularObstacle circle() {
		return (CircularObstacle) getHost().getModel();
	}
}
