package org.leeway.ui.map.policies;

import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.editparts.ScalableFreeformRootEditPart;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.canvas.LevelEditDomain;

/**
 * The distance of a drag, in cells.
 *
 * @param x the distance to the right
 * @param y the distance down
 * @param free whether the dragged object may lie between multiples of half a cell
 */
record DragDelta(double x, double y, boolean free) {

	/**
	 * Returns the distance by which a request moves an object, in cells. A move by an arrow key is never snapped to multiples
	 * of half a cell.
	 */
	static DragDelta of(ChangeBoundsRequest request, EditPart part) {
		return request instanceof NudgeRequest nudge ? new DragDelta(nudge.right(), nudge.down(), true)
				: of(request.getMoveDelta(), part);
	}

	/** Converts the distance of a drag from pixels of the screen to cells. */
	static DragDelta of(Point pixels, EditPart part) {
		double zoom = ((ScalableFreeformRootEditPart) part.getRoot()).getZoomManager().getZoom();
		boolean free = ((LevelEditDomain) part.getViewer().getEditDomain()).isSnappingSuspended();
		return new DragDelta(CellGeometry.cells(pixels.x / zoom), CellGeometry.cells(pixels.y / zoom), free);
	}

	static DragDelta of(Dimension pixels, EditPart part) {
		return of(new Point(pixels.width, pixels.height), part);
	}

	/**
	 * Snaps a coordinate of the dragged object to half a cell. Returns the coordinate unchanged if the drag is free.
	 *
	 * @param cells the coordinate, in cells
	 */
	double snap(double cells) {
		return free ? cells : CellGeometry.snap(cells);
	}
}
