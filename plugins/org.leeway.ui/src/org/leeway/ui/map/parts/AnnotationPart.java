package org.leeway.ui.map.parts;

import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.gef.EditPolicy;
import org.leeway.core.level.part.Objective;
import org.leeway.model.Annotation;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.map.figures.NoteFigure;
import org.leeway.ui.map.policies.AnnotationPolicy;
import org.leeway.ui.theme.Colours;

/** The edit part of an annotation. The tooltip shows the text of the annotation. */
final class AnnotationPart extends LayeredPart<Annotation> {

	AnnotationPart(Annotation note) {
		super(note);
	}

	@Override
	protected IFigure createFigure() {
		return new NoteFigure();
	}

	@Override
	protected void createEditPolicies() {
		super.createEditPolicies();
		installEditPolicy(EditPolicy.PRIMARY_DRAG_ROLE, new AnnotationPolicy());
	}

	@Override
	protected void refreshVisuals() {
		super.refreshVisuals();
		Annotation note = element();
		NoteFigure figure = (NoteFigure) getFigure();
		figure.setTitle(Objective.of(note).title(ElementName.of(note)));
		figure.setColour(Colours.parse(note.getColour()));
		figure.setToolTip(note.getText() == null || note.getText().isBlank() ? null : new Label(note.getText()));
		figure.getParent().setConstraint(figure, CellGeometry
				.bounds(new CellRect(note.getX(), note.getY(), note.getWidth(), note.getHeight())));
	}
}
