package org.leeway.ui.map.policies;

import org.eclipse.draw2d.IFigure;
import org.eclipse.gef.LayerConstants;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.NonResizableEditPolicy;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.leeway.model.Level;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.figures.ProbeEndFigure;

/** Moves an end of a probe by whole cells, never off the map. While it is dragged, the route follows. */
public final class ProbeEndPolicy extends NonResizableEditPolicy {

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
