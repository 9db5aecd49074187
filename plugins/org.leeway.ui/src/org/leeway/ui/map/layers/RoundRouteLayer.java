package org.leeway.ui.map.layers;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Path;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Line;
import org.leeway.ui.map.layers.RoundRoutePicture.Way;

/**
 * Paints routes of round units as true lines and arcs: what the disc sweeps, translucent, the way of its centre, the
 * edges that the search has looked at, and the disc itself. Not scaled, so lines have one width at every zoom.
 */
public final class RoundRouteLayer extends UnscaledLayer<RoundRoutePicture> {

	private static final Color QUIET = new Color(45, 45, 45);
	private static final Color EXPLORED = new Color(0, 114, 178);
	private static final Color LATEST = new Color(230, 97, 0);
	private static final int BAND_ALPHA = 110;
	private static final int EXPLORED_ALPHA = 150;
	private static final int DISC_ALPHA = 140;

	public RoundRouteLayer() {
		super(RoundRoutePicture.NONE);
	}

	@Override
	void repaintFor(RoundRoutePicture before) {
		if (isStep(before) && before.unit().isPresent() && picture().unit().isPresent()) {
			repaint(bounds(before.unit().get()).union(bounds(picture().unit().get())));
		} else {
			repaint();
		}
	}

	/** Whether only the unit has moved. */
	private boolean isStep(RoundRoutePicture before) {
		return before.equals(new RoundRoutePicture(picture().ways(), picture().explored(), before.unit(),
				picture().dimmed()));
	}

	private Rectangle bounds(Circle disc) {
		int side = pixel(2 * disc.radius());
		return new Rectangle(pixel(disc.x() - disc.radius()), pixel(disc.y() - disc.radius()), side, side).expand(4, 4);
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		picture().ways().stream().filter(way -> !way.emphasised()).forEach(way -> paint(way, graphics));
		picture().ways().stream().filter(Way::emphasised).forEach(way -> paint(way, graphics));
		paintExplored(graphics);
		picture().unit().ifPresent(unit -> paintUnit(unit, graphics));
		graphics.popState();
	}

	private void paintExplored(Graphics graphics) {
		List<Line> explored = picture().explored();
		setAlpha(EXPLORED_ALPHA, graphics);
		graphics.setForegroundColor(EXPLORED);
		graphics.setLineWidth(1);
		draw(explored.stream(), graphics);
		if (!explored.isEmpty()) {
			setAlpha(255, graphics);
			graphics.setForegroundColor(LATEST);
			graphics.setLineWidth(3);
			draw(Stream.of(explored.getLast()), graphics);
		}
	}

	private void paint(Way way, Graphics graphics) {
		if (way.legs().isEmpty()) {
			return;
		}
		graphics.setLineCap(SWT.CAP_ROUND);
		graphics.setLineJoin(SWT.JOIN_ROUND);
		LegPath.with(way.legs(), scale(), path -> {
			setAlpha(picture().dimmed() ? BAND_ALPHA / 2 : BAND_ALPHA, graphics);
			draw(path, pixel(2 * way.radius()), ColorConstants.white, graphics);
			setAlpha(picture().dimmed() ? RouteLayer.DIMMED_ALPHA : 255, graphics);
			draw(path, way.emphasised() ? 7 : 4, ColorConstants.white, graphics);
			draw(path, way.emphasised() ? 3 : 2, way.emphasised() ? RouteLayer.COLOUR : QUIET, graphics);
		});
	}

	private static void draw(Path path, int width, Color colour, Graphics graphics) {
		if (width > 0) {
			graphics.setForegroundColor(colour);
			graphics.setLineWidth(width);
			graphics.drawPath(path);
		}
	}

	private void paintUnit(Circle unit, Graphics graphics) {
		LegPath.with(List.of(unit.outline()), scale(), path -> {
			setAlpha(picture().dimmed() ? DISC_ALPHA / 2 : DISC_ALPHA, graphics);
			graphics.setBackgroundColor(RouteLayer.COLOUR);
			graphics.fillPath(path);
			setAlpha(255, graphics);
			draw(path, 3, ColorConstants.white, graphics);
			draw(path, 1, RouteLayer.COLOUR, graphics);
		});
	}
}
