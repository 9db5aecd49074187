package org.leeway.ui.map.parts;

import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.ui.parts.SelectionSynchronizer;
import org.leeway.model.PathProbe;
import org.leeway.ui.map.ProbeEnd;

/**
 * A synchroniser of the selections of canvas and outline. A probe has two ends on the canvas, but only one line in the outline.
 * Selecting an end selects the line. Selecting the line selects the goal.
 */
public final class ProbeSynchronizer extends SelectionSynchronizer {

	@Override
	protected EditPart convert(EditPartViewer viewer, EditPart part) {
		EditPart same = super.convert(viewer, part);
		if (same != null) {
			return same;
		}
		return switch (part.getModel()) {
		case ProbeEnd end -> (EditPart) viewer.getEditPartRegistry().get(end.probe());
		case PathProbe probe -> (EditPart) viewer.getEditPartRegistry().get(new ProbeEnd(probe, true));
		default -> null;
		};
	}
}
