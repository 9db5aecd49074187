package org.leeway.ui.map.policies;

import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.PositionConstants;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PrecisionRectangle;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.ResizableEditPolicy;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.leeway.model.CircularObstacle;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.geom.Circle;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.commands.Shift;
import org.leeway.ui.map.figures.GhostDisc;

/**
 * A policy that moves a circle, and resizes it about its centre. The centre and the radius change in steps of half a cell, or
 * freely with Alt.
 */
public final class CirclePolicy extends ResizableEditPolicy {

	@Override
	protected IFigure createDragSourceFeedbackFigure() {
		GhostDisc ghost = new GhostDisc();
		ghost.setBounds(getInitialFeedbackBounds());
		addFeedback(ghost);
		return ghost;
	}

	/** Previews the changed circle, so that analysis and routes follow the drag. */
	@Override
	protected void showChangeBoundsFeedback(ChangeBoundsRequest request) {
		Circle next = request.getSizeDelta().equals(new Dimension()) ? moved(request) : resized(request);
		Rectangle bounds = new PrecisionRectangle(CellGeometry.bounds(next.x(), next.y(), next.radius()));
		getHostFigure().translateToAbsolute(bounds);
		IFigure ghost = getDragSourceFeedbackFigure();
		ghost.translateToRelative(bounds);
		ghost.setBounds(bounds);
		root().obstacles().show(circle(), next);
	}

	@Override
	protected void eraseChangeBoundsFeedback(ChangeBoundsRequest request) {
		super.eraseChangeBoundsFeedback(request);
		root().obstacles().forget(circle());
	}

	@Override
	protected Command getMoveCommand(ChangeBoundsRequest request) {
		Circle next = moved(request);
		return Shift.by(next.x() - circle().getX(), next.y() - circle().getY(), circle());
	}

	private Circle moved(ChangeBoundsRequest request) {
		DragDelta delta = DragDelta.of(request, getHost());
		return new Circle(delta.snap(circle().getX() + delta.x()), delta.snap(circle().getY() + delta.y()),
				circle().getRadius());
	}

	@Override
	protected Command getResizeCommand(ChangeBoundsRequest request) {
		return new SetCommand("Resize circle", circle(), Literals.CIRCULAR_OBSTACLE__RADIUS, resized(request).radius());
	}

	private Circle resized(ChangeBoundsRequest request) {
		int growth = growth(request);
		DragDelta delta = DragDelta.of(new Point(growth, growth), getHost());
		return new Circle(circle().getX(), circle().getY(),
				CellGeometry.draggedRadius(circle().getRadius() + delta.x(), delta.free()));
	}

	/**
	 * Returns by how much the user has enlarged the radius, in pixels. A handle in the middle of a side enlarges the radius
	 * by the distance of the drag. A handle at a corner enlarges it by the horizontal or the vertical distance of the drag,
	 * the larger of the two.
	 */
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

	private LevelRootPart root() {
		return (LevelRootPart) getHost().getRoot();
	}
}
