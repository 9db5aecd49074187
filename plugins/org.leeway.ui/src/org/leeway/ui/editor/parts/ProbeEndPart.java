package org.leeway.ui.editor.parts;

import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.gef.EditPolicy;
import org.eclipse.gef.editparts.ScalableFreeformRootEditPart;
import org.eclipse.gef.editparts.ZoomListener;
import org.eclipse.gef.editparts.ZoomManager;
import org.leeway.model.PathProbe;
import org.leeway.ui.editor.figures.ProbeEndFigure;
import org.leeway.ui.editor.policies.ProbeEndPolicy;

/** An end of a probe: the footprint of the unit there, with a sign of readable size at every zoom. */
final class ProbeEndPart extends ElementPart<PathProbe> {

	private final ProbeEnd end;
	private final ZoomListener zoomed = zoom -> refreshVisuals();

	ProbeEndPart(ProbeEnd end) {
		super(end, end.probe());
		this.end = end;
	}

	@Override
	public void activate() {
		super.activate();
		zoom().addZoomListener(zoomed);
	}

	@Override
	public void deactivate() {
		zoom().removeZoomListener(zoomed);
		super.deactivate();
	}

	@Override
	protected IFigure createFigure() {
		return new ProbeEndFigure(end.isGoal());
	}

	@Override
	protected void createEditPolicies() {
		super.createEditPolicies();
		installEditPolicy(EditPolicy.PRIMARY_DRAG_ROLE, new ProbeEndPolicy());
	}

	@Override
	protected void refreshVisuals() {
		ProbeEndFigure figure = (ProbeEndFigure) getFigure();
		figure.getParent().setConstraint(figure, figure.placed(end.anchor(), end.size(), zoom().getZoom()));
		String name = element().getName();
		figure.setToolTip(new Label((name == null || name.isBlank() ? "Probe" : name) + ", " + end.label()));
	}

	private ZoomManager zoom() {
		return ((ScalableFreeformRootEditPart) getRoot()).getZoomManager();
	}
}
