package org.leeway.ui.map.parts;

import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.ui.parts.SelectionSynchronizer;
import org.leeway.model.PathProbe;
import org.leeway.ui.map.ProbeEnd;

/**
 * The synchronisation of the selections of canvas and outline. A selected end of a probe on the canvas corresponds to the whole
 * probe in the outline. A probe selected in the outline corresponds to its goal on the canvas.
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
