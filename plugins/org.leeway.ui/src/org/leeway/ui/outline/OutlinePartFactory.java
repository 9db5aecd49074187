package org.leeway.ui.outline;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPartFactory;
import org.leeway.model.Level;

/** A factory of the parts of the outline's tree. */
final class OutlinePartFactory implements EditPartFactory {

	@Override
	public EditPart createEditPart(EditPart context, Object model) {
		return switch (model) {
		case Level level -> new LevelTreePart(level);
		case Group group -> new GroupTreePart(group);
		case EObject element -> new ElementTreePart(element);
		default -> throw new IllegalArgumentException("no part shows " + model);
		};
	}
}
