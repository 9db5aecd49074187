package org.leeway.ui.editor.figures;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.FigureUtilities;
import org.eclipse.draw2d.FreeformLayer;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.widgets.Display;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.editor.CellGeometry;
import org.leeway.ui.editor.figures.RoutePicture.Failure;
import org.leeway.ui.editor.figures.RoutePicture.Line;

/**
 * Paints routes: the cells that the unit covers, translucent, and the way of its middle as a line whose light edges
 * stand out from any terrain. Like the terrain below it, the layer is not scaled, so lines and words have one size at
 * every zoom.
 */
public final class RouteLayer extends FreeformLayer {

	private static final Color COLOUR = new Color(194, 24, 91);
	private static final Color QUIET = new Color(45, 45, 45);
	private static final int BAND_ALPHA = 110;
	private static final int DIMMED_ALPHA = 90;
	private static final int MARGIN = 5;
	private static final int CROSS = 6;

	private RoutePicture picture = RoutePicture.NONE;
	private double scale = CellGeometry.CELL;

	/** Shows other routes. */
	public void setPicture(RoutePicture next) {
		if (!picture.equals(next)) {
			picture = next;
			repaint();
		}
	}

	public RoutePicture picture() {
		return picture;
	}

	/** Follows the zoom: 1 is 100 %. */
	public void setZoom(double zoom) {
		scale = zoom * CellGeometry.CELL;
		repaint();
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		graphics.pushState();
		picture.lines().stream().filter(line -> !line.emphasised()).forEach(line -> paint(line, graphics));
		picture.lines().stream().filter(Line::emphasised).forEach(line -> paint(line, graphics));
		graphics.popState();
	}

	private void paint(Line line, Graphics graphics) {
		if (line.points().size() > 1) {
			paintBand(line.covered(), graphics);
			paintLine(line, graphics);
		}
		line.failure().ifPresent(failure -> paint(failure, line, graphics));
	}

	/** Row by row, so that no cell is covered twice. */
	private void paintBand(BitPlane covered, Graphics graphics) {
		Rectangle clip = graphics.getClip(new Rectangle());
		int left = Math.max(0, (int) (clip.x / scale));
		int bottom = Math.min(covered.height(), (int) Math.ceil(clip.bottom() / scale));
		int right = Math.min(covered.width(), (int) Math.ceil(clip.right() / scale));
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.setAlpha(picture.dimmed() ? BAND_ALPHA / 2 : BAND_ALPHA);
		for (int y = Math.max(0, (int) (clip.y / scale)); y < bottom; y++) {
			for (int x = covered.nextSet(left, y); x < right;) {
				int end = covered.nextClear(x, y);
				graphics.fillRectangle(pixel(x), pixel(y), pixel(end) - pixel(x), pixel(y + 1) - pixel(y));
				x = covered.nextSet(end, y);
			}
		}
	}

	private void paintLine(Line line, Graphics graphics) {
		PointList points = new PointList(line.points().size());
		line.points().forEach(anchor -> points.addPoint(middle(anchor, line.size())));
		graphics.setAntialias(SWT.ON);
		graphics.setAlpha(picture.dimmed() ? DIMMED_ALPHA : 255);
		graphics.setForegroundColor(ColorConstants.white);
		graphics.setLineWidth(line.emphasised() ? 7 : 4);
		graphics.drawPolyline(points);
		graphics.setForegroundColor(line.emphasised() ? COLOUR : QUIET);
		graphics.setLineWidth(line.emphasised() ? 3 : 2);
		graphics.drawPolyline(points);
	}

	private void paint(Failure failure, Line line, Graphics graphics) {
		graphics.setAntialias(SWT.ON);
		graphics.setAlpha(picture.dimmed() ? DIMMED_ALPHA : 255);
		failure.nearest().ifPresent(nearest -> {
			Point stop = middle(nearest, line.size());
			Point goal = middle(failure.goal(), line.size());
			graphics.setForegroundColor(ColorConstants.white);
			graphics.setLineWidth(3);
			graphics.drawLine(stop, goal);
			graphics.setForegroundColor(COLOUR);
			graphics.setLineWidth(1);
			graphics.setLineStyle(SWT.LINE_DASH);
			graphics.drawLine(stop, goal);
			graphics.setLineStyle(SWT.LINE_SOLID);
			paintCross(stop, graphics);
		});
		paintReason(failure.reason(), middle(failure.place(), line.size()), graphics);
	}

	private static void paintCross(Point at, Graphics graphics) {
		for (int width : new int[] {7, 3}) {
			graphics.setForegroundColor(width == 3 ? COLOUR : ColorConstants.white);
			graphics.setLineWidth(width);
			graphics.drawLine(at.x - CROSS, at.y - CROSS, at.x + CROSS, at.y + CROSS);
			graphics.drawLine(at.x - CROSS, at.y + CROSS, at.x + CROSS, at.y - CROSS);
		}
	}

	private static void paintReason(String reason, Point place, Graphics graphics) {
		Font font = Display.getCurrent().getSystemFont();
		Dimension extent = FigureUtilities.getTextExtents(reason, font);
		Rectangle box = new Rectangle(place.x - extent.width / 2 - MARGIN, place.y + 3 * MARGIN,
				extent.width + 2 * MARGIN, extent.height + 2 * MARGIN);
		graphics.setLineWidth(1);
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.fillRoundRectangle(box, 2 * MARGIN, 2 * MARGIN);
		graphics.setForegroundColor(COLOUR);
		graphics.drawRoundRectangle(box.getCopy().resize(-1, -1), 2 * MARGIN, 2 * MARGIN);
		graphics.setForegroundColor(ColorConstants.black);
		graphics.setFont(font);
		graphics.drawString(reason, box.x + MARGIN, box.y + MARGIN);
	}

	private Point middle(Cell anchor, int size) {
		return new Point(pixel(anchor.x() + size / 2.0), pixel(anchor.y() + size / 2.0));
	}

	private int pixel(double cells) {
		return (int) Math.round(cells * scale);
	}
}
