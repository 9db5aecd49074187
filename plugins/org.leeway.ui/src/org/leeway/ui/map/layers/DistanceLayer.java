package org.leeway.ui.map.layers;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;

/**
 * A layer that paints a measured distance: a straight line between two cells, and the path of the displayed unit, dashed. A text
 * with the distance is at the second cell. If this cell is not on the screen, the text is at the first cell.
 */
public final class DistanceLayer extends SpanLayer<DistancePicture> {

	private static final Color COLOUR = new Color(120, 40, 120);

	public DistanceLayer() {
		super(DistancePicture.NONE, COLOUR);
	}

	@Override
	void paintSpan(Point from, Point to, Graphics graphics) {
		paintWay(graphics);
		drawWithEdges(2, COLOUR, graphics, () -> graphics.drawLine(from, to));
	}

	private void paintWay(Graphics graphics) {
		PointList points = new PointList(picture().way().size());
		picture().way().forEach(place -> points.addPoint(pixel(place)));
		graphics.setLineStyle(SWT.LINE_DASH);
		drawWithEdges(1, COLOUR, graphics, () -> graphics.drawPolyline(points));
		graphics.setLineStyle(SWT.LINE_SOLID);
	}
}
