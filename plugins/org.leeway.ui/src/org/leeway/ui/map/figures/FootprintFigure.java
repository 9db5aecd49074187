package org.leeway.ui.map.figures;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.Color;
import org.leeway.pathing.paint.CellShape;
import org.leeway.pathing.paint.CellTransform;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.ScreenPen;

/**
 * The preview of the cells that a tool would paint: the cells at the mouse and their images under the symmetry. The cells are
 * translucent, with an outline that contrasts with any colour.
 */
public final class FootprintFigure extends Figure {

	private static final int FILL_ALPHA = 120;

	private boolean filled = true;
	private final List<PointList> outlines = new ArrayList<>();

	/**
	 * Shows a shape of cells, and its images under the symmetry of the level.
	 *
	 * @param images the transformations that map the shape to its images
	 * @param fill true to fill the cells with the colour, false to show only the outlines
	 */
	public void show(CellShape shape, List<CellTransform> images, Color colour, boolean fill) {
		filled = fill;
		outlines.clear();
		int[] corners = shape.corners();
		outlines.add(points(corners));
		images.forEach(image -> outlines.add(points(image.applyToCorners(corners))));
		setBackgroundColor(colour);
		Rectangle all = outlines.getFirst().getBounds().getCopy();
		outlines.forEach(outline -> all.union(outline.getBounds()));
		int edge = 1 + ScreenPen.pixel(this);
		setBounds(all.expand(edge, edge));
		repaint();
	}

	private static PointList points(int[] corners) {
		PointList points = new PointList(corners.length / 2);
		for (int i = 0; i < corners.length; i += 2) {
			points.addPoint(corners[i] * CellGeometry.CELL, corners[i + 1] * CellGeometry.CELL);
		}
		return points;
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		ScreenPen.setWidth(1, this, graphics);
		for (PointList outline : outlines) {
			if (filled) {
				graphics.setAlpha(FILL_ALPHA);
				graphics.fillPolygon(outline);
				graphics.setAlpha(255);
			}
			graphics.setForegroundColor(ColorConstants.black);
			graphics.setLineStyle(Graphics.LINE_SOLID);
			graphics.drawPolygon(outline);
			graphics.setForegroundColor(ColorConstants.white);
			graphics.setLineStyle(Graphics.LINE_DASH);
			graphics.drawPolygon(outline);
		}
	}

	/** Always false, so the mouse reaches the figures below. */
	@Override
	public boolean containsPoint(int x, int y) {
		return false;
	}
}
