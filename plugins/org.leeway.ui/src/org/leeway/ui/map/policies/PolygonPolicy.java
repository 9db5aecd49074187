package org.leeway.ui.map.policies;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.PositionConstants;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.Handle;
import org.eclipse.gef.Request;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.UnexecutableCommand;
import org.eclipse.gef.editpolicies.ResizableEditPolicy;
import org.eclipse.gef.handles.MoveHandle;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.PolygonObstacle;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Polygon;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.figures.GhostRing;

/**
 * A policy that moves a polygon, stretches it, and moves its corners. All moves are in steps of half a cell, or free with Alt.
 * A drag of a corner with Ctrl adds a new corner. A corner that is dropped on its neighbour is removed.
 */
public final class PolygonPolicy extends ResizableEditPolicy {

	private static final int[] SIDES = {PositionConstants.EAST, PositionConstants.SOUTH_EAST, PositionConstants.SOUTH,
			PositionConstants.SOUTH_WEST, PositionConstants.WEST, PositionConstants.NORTH_WEST, PositionConstants.NORTH,
			PositionConstants.NORTH_EAST};

	/** Creates the handles again after a change of the shape. */
	public void shapeChanged() {
		if (handles != null) {
			addSelectionHandles();
		}
	}

	@Override
	protected List<Handle> createSelectionHandles() {
		GraphicalEditPart host = (GraphicalEditPart) getHost();
		List<Handle> all = new ArrayList<>();
		all.add(new MoveHandle(host));
		IntStream.of(SIDES).forEach(side -> all.add(new StretchHandle(host, side)));
		IntStream.range(0, polygon().getShape().size()).forEach(corner -> all.add(new CornerHandle(host, corner)));
		return all;
	}

	@Override
	public boolean understandsRequest(Request request) {
		return request instanceof CornerRequest || super.understandsRequest(request);
	}

	@Override
	public Command getCommand(Request request) {
		return request instanceof CornerRequest corner ? set("Move corner", cornered(corner)) : super.getCommand(request);
	}

	@Override
	public void showSourceFeedback(Request request) {
		if (request instanceof CornerRequest corner) {
			cornered(corner).ifPresent(this::show);
		} else {
			super.showSourceFeedback(request);
		}
	}

	@Override
	public void eraseSourceFeedback(Request request) {
		if (request instanceof CornerRequest) {
			eraseChangeBoundsFeedback(null);
		} else {
			super.eraseSourceFeedback(request);
		}
	}

	/**
	 * Returns the polygon after a drag of a corner. Empty if fewer than three corners would remain. Also empty if too many edges
	 * would cross, see {@link Polygon#isTangled}.
	 */
	private Optional<Polygon> cornered(CornerRequest request) {
		return changed(request).filter(each -> !each.isTangled());
	}

	/**
	 * Returns the polygon after a drag of a corner, without a check of its edges. Empty if fewer than three corners would
	 * remain.
	 */
	private Optional<Polygon> changed(CornerRequest request) {
		Polygon shape = polygon().getShape();
		int corner = request.corner();
		DragDelta delta = DragDelta.of(request.delta(), getHost());
		double x = delta.snap(shape.x(corner) + delta.x());
		double y = delta.snap(shape.y(corner) + delta.y());
		if (request.isAdding()) {
			return Optional.of(shape.inserted(corner + 1, x, y));
		}
		int last = shape.size() - 1;
		if (!isPoint(corner == last ? 0 : corner + 1, x, y) && !isPoint(corner == 0 ? last : corner - 1, x, y)) {
			return Optional.of(shape.with(corner, x, y));
		}
		return last > 2 ? Optional.of(shape.without(corner)) : Optional.empty();
	}

	private boolean isPoint(int corner, double x, double y) {
		return polygon().getShape().x(corner) == x && polygon().getShape().y(corner) == y;
	}

	@Override
	protected IFigure createDragSourceFeedbackFigure() {
		GhostRing ghost = new GhostRing();
		addFeedback(ghost);
		return ghost;
	}

	/** Previews the changed polygon, so that analysis and routes follow the drag. */
	@Override
	protected void showChangeBoundsFeedback(ChangeBoundsRequest request) {
		Optional<Polygon> next = request.getSizeDelta().equals(new Dimension()) ? Optional.of(moved(request))
				: stretched(request);
		next.ifPresent(this::show);
	}

	private void show(Polygon shape) {
		((GhostRing) getDragSourceFeedbackFigure()).show(shape, getHostFigure());
		root().obstacles().show(polygon(), shape);
	}

	@Override
	protected void eraseChangeBoundsFeedback(ChangeBoundsRequest request) {
		super.eraseChangeBoundsFeedback(request);
		root().obstacles().forget(polygon());
	}

	@Override
	protected Command getMoveCommand(ChangeBoundsRequest request) {
		return set("Move polygon", Optional.of(moved(request)));
	}

	private Polygon moved(ChangeBoundsRequest request) {
		DragDelta delta = DragDelta.of(request, getHost());
		return polygon().getShape().translated(delta.snap(delta.x()), delta.snap(delta.y()));
	}

	@Override
	protected Command getResizeCommand(ChangeBoundsRequest request) {
		return set("Resize polygon", stretched(request));
	}

	private Command set(String label, Optional<Polygon> shape) {
		return shape.<Command>map(
				each -> new SetCommand(label, polygon(), Literals.POLYGON_OBSTACLE__SHAPE, each))
				.orElse(UnexecutableCommand.INSTANCE);
	}

	/** Returns the polygon after a move or a stretch of its bounds. Empty if the polygon would have no area. */
	private Optional<Polygon> stretched(ChangeBoundsRequest request) {
		DragDelta move = DragDelta.of(request.getMoveDelta(), getHost());
		DragDelta growth = DragDelta.of(request.getSizeDelta(), getHost());
		Envelope old = polygon().getShape().bounds();
		double left = old.left() + move.snap(move.x());
		double top = old.top() + move.snap(move.y());
		double width = old.width() + growth.snap(growth.x());
		double height = old.height() + growth.snap(growth.y());
		return width <= 0 || height <= 0 ? Optional.empty()
				: Optional.of(polygon().getShape().stretched(new Envelope(left, top, left + width, top + height)));
	}

	private LevelRootPart root() {
		return (LevelRootPart) getHost().getRoot();
	}

	private PolygonObstacle polygon() {
		return (PolygonObstacle) getHost().getModel();
	}
}
