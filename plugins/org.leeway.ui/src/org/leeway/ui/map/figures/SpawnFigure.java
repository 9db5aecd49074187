package org.leeway.ui.map.figures;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;

/** A spawn: a pin whose point is the middle of its cell. */
public class SpawnFigure extends Figure implements Translucent {

	private static final Color FILL = new Color(255, 64, 129);

	private int opacity = 255;

	@Override
	public void setOpacity(int alpha) {
		opacity = alpha;
		repaint();
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		Rectangle box = getBounds().getCopy().shrink(1, 1);
		int middle = box.x + box.width / 2;
		int head = box.width * 3 / 4;
		graphics.setAntialias(SWT.ON);
		graphics.setAlpha(opacity);
		graphics.setBackgroundColor(FILL);
		graphics.setForegroundColor(ColorConstants.white);
		PointList point = new PointList();
		point.addPoint(middle - head / 2 + 1, box.y + head * 2 / 3);
		point.addPoint(middle + head / 2 - 1, box.y + head * 2 / 3);
		point.addPoint(middle, box.bottom());
		graphics.fillPolygon(point);
		graphics.drawPolyline(new PointList(new int[] {point.getFirstPoint().x, point.getFirstPoint().y, middle,
				box.bottom(), point.getPoint(1).x, point.getPoint(1).y}));
		graphics.fillOval(middle - head / 2, box.y, head, head);
		graphics.drawOval(middle - head / 2, box.y, head, head);
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.fillOval(middle - head / 6, box.y + head / 3, head / 3, head / 3);
	}
}
