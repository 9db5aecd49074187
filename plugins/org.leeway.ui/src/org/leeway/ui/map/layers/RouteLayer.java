package org.leeway.ui.map.layers;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Path;
import org.leeway.pathing.plan.Footprint;
import org.leeway.ui.map.layers.RoutePicture.Route;

/**
 * A layer that paints routes, in lines of one width at every zoom:
 * <ul>
 * <li>The area that the unit covers, translucent.
 * <li>The path of the unit's centre, dashed where the unit drives in reverse.
 * <li>If the selected route is illegal: the unit's body and the objects that it overlaps, in red.
 * <li>If the selected route is not the exact route, that is, a best route for the unit: the exact route, dashed.
 * </ul>
 */
public final class RouteLayer extends UnscaledLayer<RoutePicture> {

	static final Color COLOUR = new Color(194, 24, 91);
	static final Color EXACT = new Color(0, 121, 107);
	private static final int[] DASHES = { 7, 6 };
	private static final Color QUIET = new Color(45, 45, 45);
	private static final int BAND_ALPHA = 110;
	static final int DIMMED_ALPHA = 90;

	public RouteLayer() {
		super(RoutePicture.NONE);
	}

	@Override
	void paintPicture(Graphics graphics) {
		graphics.pushState();
		graphics.setLineCap(SWT.CAP_ROUND);
		graphics.setLineJoin(SWT.JOIN_ROUND);
		picture().routes().stream().filter(route -> !route.emphasised()).forEach(route -> paint(route, graphics));
		picture().beside().forEach(route -> painter(graphics).drawLines(route, 4, 2,
				route.warning().isEmpty() ? QUIET : TurningPainter.ILLEGAL));
		picture().exact().filter(exact -> !exact.segments().isEmpty()).ifPresent(
				exact -> SegmentPath.with(exact.segments(), scale(), path -> paintExact(path, graphics)));
		picture().routes().stream().filter(Route::emphasised).forEach(route -> paint(route, graphics));
		graphics.popState();
	}

	private void paint(Route route, Graphics graphics) {
		if (!route.segments().isEmpty()) {
			SegmentPath.with(route.segments(), scale(), path -> {
				paintBand(route, path, graphics);
				route.turning().ifPresent(turning -> paintDrive(turning, route.emphasised(), graphics));
			});
		}
	}

	private void paintBand(Route route, Path path, Graphics graphics) {
		setAlpha(picture().dimmed() ? BAND_ALPHA / 2 : BAND_ALPHA, graphics);
		graphics.setAntialias(SWT.OFF);
		if (route.footprint() instanceof Footprint.Disc(double radius)) {
			graphics.setAntialias(SWT.ON);
			SegmentPath.draw(path, pixel(2 * radius), ColorConstants.white, graphics);
		} else if (route.footprint() instanceof Footprint.Rectangle) {
			route.turning().ifPresent(painter(graphics)::fillSwept);
		} else {
			graphics.setBackgroundColor(ColorConstants.white);
			CellRuns.fill(route.covered(), scale(), graphics);
		}
	}

	private void paintExact(Path path, Graphics graphics) {
		graphics.setAntialias(SWT.ON);
		setAlpha(picture().dimmed() ? DIMMED_ALPHA : 255, graphics);
		SegmentPath.draw(path, 5, ColorConstants.white, graphics);
		graphics.setLineCap(SWT.CAP_FLAT);
		graphics.setLineDash(DASHES);
		SegmentPath.draw(path, 3, EXACT, graphics);
		graphics.setLineStyle(SWT.LINE_SOLID);
		graphics.setLineCap(SWT.CAP_ROUND);
	}

	private void paintDrive(TurningPicture turning, boolean emphasised, Graphics graphics) {
		TurningPainter painter = painter(graphics);
		if (emphasised) {
			painter.paintClashes(turning.clashes());
		}
		painter.drawLines(turning, emphasised ? 7 : 4, emphasised ? 3 : 2, emphasised ? COLOUR : QUIET);
		painter.drawEnds(turning, emphasised ? COLOUR : QUIET);
	}

	private TurningPainter painter(Graphics graphics) {
		return new TurningPainter(scale(), alpha(picture().dimmed() ? DIMMED_ALPHA : 255), graphics);
	}
}
