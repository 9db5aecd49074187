package org.leeway.ui.editor.policies;

import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.editparts.ScalableFreeformRootEditPart;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.leeway.ui.editor.CellGeometry;

/** How far something was dragged, in cells. */
record DragDelta(double x, double y) {

	/** What a request to move says. */
	static DragDelta of(ChangeBoundsRequest request, EditPart part) {
		return request instanceof NudgeRequest nudge ? new DragDelta(nudge.right(), nudge.down())
				: of(request.getMoveDelta(), part);
	}

	/** From a distance in pixels of the screen. */
	static DragDelta of(Point pixels, EditPart part) {
		double zoom = ((ScalableFreeformRootEditPart) part.getRoot()).getZoomManager().getZoom();
		return new DragDelta(CellGeometry.cells(pixels.x / zoom), CellGeometry.cells(pixels.y / zoom));
	}
}
