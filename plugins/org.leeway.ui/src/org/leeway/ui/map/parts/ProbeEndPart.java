package org.leeway.ui.map.parts;

import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.gef.EditPolicy;
import org.leeway.model.PathProbe;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.figures.ProbeEndFigure;
import org.leeway.ui.map.policies.ProbeEndPolicy;

/**
 * The edit part of the start or the goal of a probe. A probe tests the route from its start to its goal. Shows the unit's
 * footprint, with a disc for the start or a flag for the goal. The disc and the flag have a readable size at every zoom.
 */
final class ProbeEndPart extends PinPart<PathProbe> {

	private final ProbeEnd end;
	private final ProbeEndPolicy policy = new ProbeEndPolicy();

	ProbeEndPart(ProbeEnd end) {
		super(end, end.probe());
		this.end = end;
	}

	@Override
	protected IFigure createFigure() {
		return new ProbeEndFigure(end.isGoal());
	}

	@Override
	protected void createEditPolicies() {
		super.createEditPolicies();
		installEditPolicy(EditPolicy.PRIMARY_DRAG_ROLE, policy);
	}

	@Override
	protected void refreshVisuals() {
		super.refreshVisuals();
		ProbeEndFigure figure = (ProbeEndFigure) getFigure();
		figure.showSquare(!((LevelRootPart) getRoot()).showsHeadings(end.probe()));
		figure.getParent().setConstraint(figure, figure.placed(end.anchor(), end.size(), zoom()));
		String name = element().getName();
		figure.setToolTip(new Label((name == null || name.isBlank() ? "Probe" : name) + ", " + end.label()));
		policy.endChanged();
	}
}
