package org.leeway.ui.map.layers;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;

/**
 * A layer that paints a measured distance: a straight line between two cells, and the way of the displayed unit as a dashed
 * line. The answer in words is at the second end or, if this end is not on the screen, at the first.
 */
public final class DistanceLayer extends UnscaledLayer<DistancePicture> {

	private static final Color COLOUR = new Color(120, 40, 120);

	public DistanceLayer() {
		super(DistancePicture.NONE);
	}

	@Override
	boolean hasWords() {
		return picture().ends() != null;
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		if (picture().ends() == null) {
			return;
		}
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		paintWay(graphics);
		Point from = middle(picture().ends().from(), 1);
		Point to = middle(picture().ends().to(), 1);
		drawWithEdges(2, COLOUR, graphics, () -> graphics.drawLine(from, to));
		SpanEnd.paint(from, COLOUR, graphics);
		SpanEnd.paint(to, COLOUR, graphics);
		MapLabel.paint(picture().words(), visible().contains(to) ? to : from, 0, visible(), COLOUR, graphics);
		graphics.popState();
	}

	private void paintWay(Graphics graphics) {
		PointList points = new PointList(picture().way().size());
		picture().way().forEach(place -> points.addPoint(pixel(place)));
		graphics.setLineStyle(SWT.LINE_DASH);
		drawWithEdges(1, COLOUR, graphics, () -> graphics.drawPolyline(points));
		graphics.setLineStyle(SWT.LINE_SOLID);
	}
}
