package org.leeway.ui.map.figures;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.Shape;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.ScreenPen;

/** A polygonal obstacle. */
public final class RingFigure extends Shape implements Translucent {

	private PointList corners = new PointList();
	private Polygon shape;
	private final ObstacleLook look = new ObstacleLook(this);

	/** Shows a polygon given in cells. The figure's bounds must be set to {@link #cornerBounds}. */
	public void setShape(Polygon polygon) {
		shape = polygon;
		corners = CellGeometry.corners(polygon);
		repaint();
	}

	/** Returns the bounds of the polygon in content coordinates, which do not depend on the zoom. */
	public Rectangle cornerBounds() {
		return corners.getBounds().getCopy();
	}

	@Override
	public void setOpacity(int alpha) {
		look.setOpacity(alpha);
		repaint();
	}

	/** Shows whether units can clear the obstacle away. */
	public void setRemovable(boolean removable) {
		look.setRemovable(removable);
		repaint();
	}

	@Override
	public boolean containsPoint(int x, int y) {
		return super.containsPoint(x, y) && shape.contains(CellGeometry.cells(x), CellGeometry.cells(y));
	}

	@Override
	protected void fillShape(Graphics graphics) {
		look.fill(graphics, () -> graphics.fillPolygon(corners));
	}

	@Override
	protected void outlineShape(Graphics graphics) {
		look.outline(graphics, () -> graphics.drawPolygon(inside(ScreenPen.pixel(this))));
	}

	/**
	 * Returns the corners for the outline of the polygon. At the right and lower bounds of the figure, a part of the line would be
	 * cut off. So corners too near to these bounds are moved to the left or up.
	 *
	 * @param edge the least distance of a corner from the right and lower bounds, in content coordinates, which do not
	 * depend on the zoom
	 */
	private PointList inside(int edge) {
		if (edge == 1) {
			return corners;
		}
		PointList inner = new PointList();
		for (int i = 0; i < corners.size(); i++) {
			inner.addPoint(Math.min(corners.getPoint(i).x, getBounds().right() - edge),
					Math.min(corners.getPoint(i).y, getBounds().bottom() - edge));
		}
		return inner;
	}
}
