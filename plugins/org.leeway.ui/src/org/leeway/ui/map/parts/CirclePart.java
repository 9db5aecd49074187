package org.leeway.ui.map.parts;

import org.eclipse.draw2d.IFigure;
import org.eclipse.gef.EditPolicy;
import org.leeway.model.CircularObstacle;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.figures.DiscFigure;
import org.leeway.ui.map.policies.CirclePolicy;

/** The edit part of a circular obstacle. */
final class CirclePart extends LayeredPart<CircularObstacle> {

	CirclePart(CircularObstacle circle) {
		super(circle);
	}

	@Override
	protected IFigure createFigure() {
		return new DiscFigure();
	}

	@Override
	protected void createEditPolicies() {
		super.createEditPolicies();
		installEditPolicy(EditPolicy.PRIMARY_DRAG_ROLE, new CirclePolicy());
	}

	@Override
	protected void refreshVisuals() {
		super.refreshVisuals();
		showName();
		CircularObstacle circle = element();
		((DiscFigure) getFigure()).setRemovable(circle.isRemovable());
		getFigure().getParent().setConstraint(getFigure(),
				CellGeometry.bounds(circle.getX(), circle.getY(), circle.getRadius()));
	}
}
