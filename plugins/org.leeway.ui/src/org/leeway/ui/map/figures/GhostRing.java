package org.leeway.ui.map.figures;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Polygon;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.swt.SWT;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.ScreenPen;

/** The outline of a polygon that is dragged. */
public final class GhostRing extends Polygon {

	private static final int EDGE = 3;

	public GhostRing() {
		setFill(false);
		// draw2d computes the area to repaint from this width
		setLineWidth(EDGE);
	}

	/**
	 * Shows a polygon at its place on the map.
	 *
	 * @param shape the polygon, in cells
	 * @param figure any figure of the map, for the conversion of coordinates
	 */
	public void show(org.leeway.pathing.geom.Polygon shape, IFigure figure) {
		PointList corners = CellGeometry.corners(shape);
		figure.translateToAbsolute(corners);
		translateToRelative(corners);
		setPoints(corners);
	}

	@Override
	protected void outlineShape(Graphics graphics) {
		outline(this, graphics, () -> super.outlineShape(graphics));
	}

	/** Draws a dark line with light edges for a figure. The line stands out from any terrain. */
	static void outline(IFigure figure, Graphics graphics, Runnable line) {
		graphics.setAntialias(SWT.ON);
		ScreenPen.setWidth(EDGE, figure, graphics);
		graphics.setForegroundColor(ColorConstants.white);
		line.run();
		ScreenPen.setWidth(1, figure, graphics);
		graphics.setForegroundColor(ColorConstants.black);
		line.run();
	}
}
