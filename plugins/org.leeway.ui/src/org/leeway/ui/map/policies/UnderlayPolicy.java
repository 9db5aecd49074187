package org.leeway.ui.map.policies;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.PositionConstants;
import org.eclipse.draw2d.geometry.PrecisionRectangle;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.Handle;
import org.eclipse.gef.Request;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.ResizableEditPolicy;
import org.eclipse.gef.handles.MoveHandle;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.Underlay;
import org.leeway.pathing.geom.Envelope;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.commands.SetCommand;

/**
 * A policy that moves a picture and drags its corners, in steps of half a cell, or freely with Alt. The picture keeps its
 * proportions, except with Shift.
 */
public final class UnderlayPolicy extends ResizableEditPolicy {

	private static final double LEAST = 0.5;
	private static final int[] CORNERS = {PositionConstants.NORTH_WEST, PositionConstants.NORTH_EAST,
			PositionConstants.SOUTH_EAST, PositionConstants.SOUTH_WEST};

	@Override
	protected List<Handle> createSelectionHandles() {
		GraphicalEditPart host = (GraphicalEditPart) getHost();
		List<Handle> all = new ArrayList<>();
		all.add(new MoveHandle(host));
		for (int corner : CORNERS) {
			all.add(new PictureHandle(host, corner));
		}
		return all;
	}

	@Override
	public boolean understandsRequest(Request request) {
		return request instanceof StretchRequest || super.understandsRequest(request);
	}

	@Override
	public Command getCommand(Request request) {
		return request instanceof StretchRequest stretch ? set("Resize picture", stretched(stretch))
				: super.getCommand(request);
	}

	@Override
	protected Command getMoveCommand(ChangeBoundsRequest request) {
		return set("Move picture", moved(request));
	}

	@Override
	public void showSourceFeedback(Request request) {
		if (request instanceof StretchRequest stretch) {
			show(stretched(stretch));
		} else {
			super.showSourceFeedback(request);
		}
	}

	@Override
	protected void showChangeBoundsFeedback(ChangeBoundsRequest request) {
		show(moved(request));
	}

	@Override
	public void eraseSourceFeedback(Request request) {
		if (request instanceof StretchRequest) {
			eraseChangeBoundsFeedback(null);
		} else {
			super.eraseSourceFeedback(request);
		}
	}

	private void show(Envelope next) {
		Rectangle bounds = new PrecisionRectangle(CellGeometry.bounds(next));
		getHostFigure().translateToAbsolute(bounds);
		IFigure ghost = getDragSourceFeedbackFigure();
		ghost.translateToRelative(bounds);
		ghost.setBounds(bounds);
	}

	private Envelope moved(ChangeBoundsRequest request) {
		DragDelta delta = DragDelta.of(request, getHost());
		double x = delta.snap(underlay().getX() + delta.x());
		double y = delta.snap(underlay().getY() + delta.y());
		return new Envelope(x, y, x + underlay().getWidth(), y + underlay().getHeight());
	}

	private Envelope stretched(StretchRequest request) {
		DragDelta delta = DragDelta.of(request.delta(), getHost());
		boolean west = (request.corner() & PositionConstants.WEST) != 0;
		boolean north = (request.corner() & PositionConstants.NORTH) != 0;
		double left = underlay().getX();
		double top = underlay().getY();
		double right = left + underlay().getWidth();
		double bottom = top + underlay().getHeight();
		double width = west ? right - delta.snap(left + delta.x()) : delta.snap(right + delta.x()) - left;
		double height = north ? bottom - delta.snap(top + delta.y()) : delta.snap(bottom + delta.y()) - top;
		width = Math.max(LEAST, width);
		height = Math.max(LEAST, height);
		if (!request.isFree()) {
			double ratio = underlay().getHeight() / underlay().getWidth();
			width = Math.max(width, height / ratio);
			height = width * ratio;
		}
		return new Envelope(west ? right - width : left, north ? bottom - height : top, west ? right : left + width,
				north ? bottom : top + height);
	}

	private Command set(String label, Envelope place) {
		return SetCommand.ofAll(label, underlay(), Map.of(Literals.UNDERLAY__X, place.left(), Literals.UNDERLAY__Y,
				place.top(), Literals.UNDERLAY__WIDTH, place.width(), Literals.UNDERLAY__HEIGHT, place.height()));
	}

	private Underlay underlay() {
		return (Underlay) getHost().getModel();
	}
}
