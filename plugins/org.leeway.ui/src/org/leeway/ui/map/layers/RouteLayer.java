package org.leeway.ui.map.layers;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.ui.map.layers.RoutePicture.Line;

/**
 * Paints routes: the cells that the unit covers, translucent, and the way of its middle as a line whose light edges
 * stand out from any terrain. Like the terrain below it, the layer is not scaled, so lines and words have one size at
 * every zoom.
 */
public final class RouteLayer extends UnscaledLayer<RoutePicture> {

	static final Color COLOUR = new Color(194, 24, 91);
	private static final Color QUIET = new Color(45, 45, 45);
	private static final int BAND_ALPHA = 110;
	static final int DIMMED_ALPHA = 90;

	public RouteLayer() {
		super(RoutePicture.NONE);
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		graphics.pushState();
		picture().lines().stream().filter(line -> !line.emphasised()).forEach(line -> paint(line, graphics));
		picture().lines().stream().filter(Line::emphasised).forEach(line -> paint(line, graphics));
		graphics.popState();
	}

	private void paint(Line line, Graphics graphics) {
		if (line.points().size() > 1) {
			paintBand(line.covered(), graphics);
			paintLine(line, graphics);
		}
	}

	private void paintBand(BitPlane covered, Graphics graphics) {
		graphics.setBackgroundColor(ColorConstants.white);
		setAlpha(picture().dimmed() ? BAND_ALPHA / 2 : BAND_ALPHA, graphics);
		CellRuns.fill(covered, scale(), graphics);
	}

	private void paintLine(Line line, Graphics graphics) {
		PointList points = new PointList(line.points().size());
		line.points().forEach(anchor -> points.addPoint(middle(anchor, line.size())));
		graphics.setAntialias(SWT.ON);
		setAlpha(picture().dimmed() ? DIMMED_ALPHA : 255, graphics);
		graphics.setForegroundColor(ColorConstants.white);
		graphics.setLineWidth(line.emphasised() ? 7 : 4);
		graphics.drawPolyline(points);
		graphics.setForegroundColor(line.emphasised() ? COLOUR : QUIET);
		graphics.setLineWidth(line.emphasised() ? 3 : 2);
		graphics.drawPolyline(points);
	}
}
