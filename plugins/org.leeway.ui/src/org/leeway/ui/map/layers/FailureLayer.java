package org.leeway.ui.map.layers;

import java.util.List;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.swt.SWT;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.ui.map.layers.RoutePicture.Failure;
import org.leeway.ui.map.layers.RoutePicture.Route;

/**
 * Paints why a route was not found: the reason in words, the obstacle that blocks an end, and the place nearest to the
 * goal that the unit reaches. Lies above all other layers, and is not scaled.
 */
public final class FailureLayer extends UnscaledLayer<RoutePicture> {

	private static final int CROSS = 6;

	public FailureLayer() {
		super(RoutePicture.NONE);
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		setAlpha(picture().dimmed() ? RouteLayer.DIMMED_ALPHA : 255, graphics);
		for (Route route : picture().routes()) {
			route.failure().ifPresent(failure -> paint(failure, route.emphasised(), graphics));
		}
		graphics.popState();
	}

	/** @param inWords whether to write the reason: only one of many probes does */
	private void paint(Failure failure, boolean inWords, Graphics graphics) {
		failure.nearest().ifPresent(nearest -> {
			paintGap(pixel(nearest), pixel(failure.goal()), graphics);
			paintCross(pixel(nearest), graphics);
		});
		if (!failure.blocker().isEmpty()) {
			paintBlocker(failure.blocker(), graphics);
		}
		if (inWords) {
			MapLabel.paint(failure.reason(), pixel(failure.place()), (int) (picture().map().width() * scale()),
					RouteLayer.COLOUR, graphics);
		} else if (failure.nearest().isEmpty()) {
			paintCross(pixel(failure.place()), graphics);
		}
	}

	private void paintBlocker(List<PathSegment> edge, Graphics graphics) {
		SegmentPath.with(edge, scale(), path -> drawWithEdges(3, RouteLayer.COLOUR, graphics, () -> graphics.drawPath(path)));
	}

	private static void paintGap(Point stop, Point goal, Graphics graphics) {
		graphics.setForegroundColor(ColorConstants.white);
		graphics.setLineWidth(3);
		graphics.drawLine(stop, goal);
		graphics.setForegroundColor(RouteLayer.COLOUR);
		graphics.setLineWidth(1);
		graphics.setLineStyle(SWT.LINE_DASH);
		graphics.drawLine(stop, goal);
		graphics.setLineStyle(SWT.LINE_SOLID);
	}

	private static void paintCross(Point at, Graphics graphics) {
		drawWithEdges(3, RouteLayer.COLOUR, graphics, () -> {
			graphics.drawLine(at.x - CROSS, at.y - CROSS, at.x + CROSS, at.y + CROSS);
			graphics.drawLine(at.x - CROSS, at.y + CROSS, at.x + CROSS, at.y - CROSS);
		});
	}
}
