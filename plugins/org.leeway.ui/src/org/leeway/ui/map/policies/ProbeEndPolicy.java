package org.leeway.ui.map.policies;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.draw2d.IFigure;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.Handle;
import org.eclipse.gef.LayerConstants;
import org.eclipse.gef.Request;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.NonResizableEditPolicy;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.leeway.model.Level;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.figures.ProbeEndFigure;

/**
 * A policy that moves an end of a probe by whole cells. The top-left cell of the unit stays on the map. If the planner of the probe
 * is for units that turn, each end also has a handle that turns the unit there. While the user drags or turns an end, the map
 * previews the route.
 */
public final class ProbeEndPolicy extends NonResizableEditPolicy {

	/** Creates the handles again after a change of the probe, of the zoom or of the planner. */
	public void endChanged() {
		if (handles != null) {
			addSelectionHandles();
		}
	}

	@Override
	@SuppressWarnings("unchecked")
	protected List<Handle> createSelectionHandles() {
		List<Handle> all = new ArrayList<>(super.createSelectionHandles());
		if (root().showsHeadings(end().probe())) {
			for (ProbeEnd each : List.of(end(), end().other())) {
				if (getHost().getViewer().getEditPartRegistry().get(each) instanceof GraphicalEditPart part) {
					all.add(new HeadingHandle(part, each));
				}
			}
		}
		return all;
	}

	@Override
	public boolean understandsRequest(Request request) {
		return request instanceof HeadingRequest || super.understandsRequest(request);
	}

	@Override
	public Command getCommand(Request request) {
		return request instanceof HeadingRequest turn ? Headings.set(end(), turn.degrees()) : super.getCommand(request);
	}

	@Override
	public void showSourceFeedback(Request request) {
		if (request instanceof HeadingRequest turn) {
			root().previewProbe(end().turnedTo(turn.degrees()));
		} else {
			super.showSourceFeedback(request);
		}
	}

	@Override
	public void eraseSourceFeedback(Request request) {
		if (request instanceof HeadingRequest) {
			root().previewProbe(null);
		} else {
			super.eraseSourceFeedback(request);
		}
	}

	@Override
	protected Command getMoveCommand(ChangeBoundsRequest request) {
		Cell anchor = anchor(request);
		return level().getTerrain().contains(anchor.x(), anchor.y())
				? SetCommand.ofAll("Move " + end().label(), end().probe(), end().at(anchor))
				: null;
	}

	@Override
	protected IFigure createDragSourceFeedbackFigure() {
		ProbeEndFigure ghost = new ProbeEndFigure(end().isGoal());
		addFeedback(ghost);
		return ghost;
	}

	@Override
	protected IFigure getFeedbackLayer() {
		return getLayer(LayerConstants.SCALED_FEEDBACK_LAYER);
	}

	@Override
	protected void showChangeBoundsFeedback(ChangeBoundsRequest request) {
		Cell anchor = anchor(request);
		ProbeEndFigure ghost = (ProbeEndFigure) getDragSourceFeedbackFigure();
		ghost.setBounds(ghost.placed(anchor, end().size(), root().getZoomManager().getZoom()));
		root().previewProbe(end().movedTo(anchor));
	}

	@Override
	protected void eraseChangeBoundsFeedback(ChangeBoundsRequest request) {
		super.eraseChangeBoundsFeedback(request);
		root().previewProbe(null);
	}

	private Cell anchor(ChangeBoundsRequest request) {
		DragDelta delta = DragDelta.of(request, getHost());
		Cell anchor = end().anchor();
		return new Cell(anchor.x() + (int) Math.round(delta.x()), anchor.y() + (int) Math.round(delta.y()));
	}

	private ProbeEnd end() {
		return (ProbeEnd) getHost().getModel();
	}

	private Level level() {
		return (Level) end().probe().eContainer();
	}

	private LevelRootPart root() {
		return (LevelRootPart) getHost().getRoot();
	}
}
