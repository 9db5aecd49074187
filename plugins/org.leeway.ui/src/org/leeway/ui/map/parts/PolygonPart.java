package org.leeway.ui.map.parts;

import org.eclipse.draw2d.IFigure;
import org.eclipse.gef.EditPolicy;
import org.leeway.model.PolygonObstacle;
import org.leeway.ui.map.figures.RingFigure;
import org.leeway.ui.map.policies.PolygonPolicy;

/** The edit part of a polygonal obstacle. */
final class PolygonPart extends LayeredPart<PolygonObstacle> {

	private final PolygonPolicy policy = new PolygonPolicy();

	PolygonPart(PolygonObstacle polygon) {
		super(polygon);
	}

	@Override
	protected IFigure createFigure() {
		return new RingFigure();
	}

	@Override
	protected void createEditPolicies() {
		super.createEditPolicies();
		installEditPolicy(EditPolicy.PRIMARY_DRAG_ROLE, policy);
	}

	@Override
	protected void refreshVisuals() {
		super.refreshVisuals();
		showName();
		RingFigure ring = (RingFigure) getFigure();
		ring.setShape(element().getShape());
		ring.setRemovable(element().isRemovable());
		ring.getParent().setConstraint(ring, ring.cornerBounds());
		policy.shapeChanged();
	}
}
