package org.leeway.ui.map.policies;

import org.eclipse.draw2d.Cursors;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.PrecisionPoint;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.DragTracker;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.Request;
import org.eclipse.gef.handles.SquareHandle;
import org.leeway.model.PolygonObstacle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.ui.map.CellGeometry;

/** A round handle on a corner of a polygon. */
final class CornerHandle extends SquareHandle {

	private static final int SIDE = 9;

	private final int corner;

	/** @param corner the index of the corner in the polygon */
	CornerHandle(GraphicalEditPart owner, int corner) {
		this.corner = corner;
		setOwner(owner);
		setLocator(this::place);
		setCursor(Cursors.CROSS);
	}

	@Override
	protected void init() {
		setPreferredSize(new Dimension(SIDE, SIDE));
	}

	private void place(IFigure handle) {
		Polygon shape = ((PolygonObstacle) getOwner().getModel()).getShape();
		if (corner < shape.size()) {
			PrecisionPoint point = new PrecisionPoint(shape.x(corner) * CellGeometry.CELL,
					shape.y(corner) * CellGeometry.CELL);
			getOwnerFigure().translateToAbsolute(point);
			handle.translateToRelative(point);
			handle.setBounds(new Rectangle(point.x - SIDE / 2, point.y - SIDE / 2, SIDE, SIDE));
		}
	}

	@Override
	public void paintFigure(Graphics graphics) {
		Rectangle ring = getBounds().getResized(-1, -1);
		graphics.setBackgroundColor(getFillColor());
		graphics.fillOval(ring);
		graphics.setForegroundColor(getBorderColor());
		graphics.drawOval(ring);
	}

	@Override
	protected DragTracker createDragTracker() {
		return new Tracker();
	}

	/**
	 * A tracker of drags, which moves the corner. If the user presses Ctrl, the corner stays, and the drag moves a new corner
	 * next to it.
	 */
	private final class Tracker extends HandleTracker {

		Tracker() {
			super(getOwner());
		}

		@Override
		protected Request createSourceRequest() {
			return new CornerRequest(corner);
		}

		@Override
		protected void updateSourceRequest() {
			((CornerRequest) getSourceRequest()).drag(getDragMoveDelta(), getCurrentInput().isControlKeyDown());
		}

		@Override
		protected String getCommandName() {
			return "move corner";
		}
	}
}
