package org.leeway.ui.editor.policies;

import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.editparts.ScalableFreeformRootEditPart;
import org.leeway.ui.editor.CellGeometry;

/** How far something was dragged, in cells. */
record DragDelta(double x, double y) {

	/** From a distance in pixels of the screen. */
	static DragDelta of(Point pixels, EditPart part) {
		double zoom = ((ScalableFreeformRootEditPart) part.getRoot()).getZoomManager().getZoom();
		return new DragDelta(CellGeometry.cells(pixels.x / zoom), CellGeometry.cells(pixels.y / zoom));
	}
}
