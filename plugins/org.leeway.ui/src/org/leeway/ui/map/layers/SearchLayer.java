package org.leeway.ui.map.layers;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.plan.Footprint;
import org.leeway.ui.map.layers.SearchPicture.Unit;

/**
 * A layer for the search of the selected route. Shows the edges that the search has examined, and the unit on the
 * route. GEF does not scale the layer, so lines have one width at every zoom.
 */
public final class SearchLayer extends UnscaledLayer<SearchPicture> {

	private static final Color EXAMINED = new Color(0, 114, 178);
	private static final Color LATEST = new Color(230, 97, 0);
	private static final int EXAMINED_ALPHA = 150;
	private static final int UNIT_ALPHA = 140;
	private static final int EDGES = 4;

	public SearchLayer() {
		super(SearchPicture.NONE);
	}

	@Override
	void repaintFor(SearchPicture before) {
		if (isStep(before) && before.unit().isPresent() && picture().unit().isPresent()) {
			repaint(bounds(before.unit().get()).union(bounds(picture().unit().get())));
		} else {
			repaint();
		}
	}

	/** Returns whether this picture differs from an earlier picture only in the unit. If so, only the unit must be repainted. */
	private boolean isStep(SearchPicture before) {
		return before.equals(new SearchPicture(picture().examined(), before.unit(), picture().dimmed()));
	}

	private Rectangle bounds(Unit unit) {
		double half = switch (unit.footprint()) {
		case Footprint.Square square -> square.size() / 2.0;
		case Footprint.Disc disc -> disc.radius();
		case Footprint.Rectangle(double length, double width) -> Math.hypot(length, width) / 2;
		};
		Point at = unit.pose().position();
		int side = pixel(2 * half);
		return new Rectangle(pixel(at.x() - half), pixel(at.y() - half), side, side).expand(EDGES, EDGES);
	}

	@Override
	void paintPicture(Graphics graphics) {
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		paintExamined(graphics);
		picture().unit().ifPresent(unit -> paintUnit(unit, graphics));
		graphics.popState();
	}

	private void paintExamined(Graphics graphics) {
		List<Segment> examined = picture().examined();
		setAlpha(EXAMINED_ALPHA, graphics);
		graphics.setForegroundColor(EXAMINED);
		graphics.setLineWidth(1);
		draw(examined.stream(), graphics);
		if (!examined.isEmpty()) {
			setAlpha(255, graphics);
			graphics.setForegroundColor(LATEST);
			graphics.setLineWidth(3);
			draw(Stream.of(examined.getLast()), graphics);
		}
	}

	private void paintUnit(Unit unit, Graphics graphics) {
		SegmentPath.with(BodyOutline.of(unit.footprint(), unit.pose()).edge(), scale(), path -> {
			setAlpha(picture().dimmed() ? UNIT_ALPHA / 2 : UNIT_ALPHA, graphics);
			graphics.setBackgroundColor(RouteLayer.COLOUR);
			graphics.fillPath(path);
			setAlpha(255, graphics);
			SegmentPath.draw(path, 3, ColorConstants.white, graphics);
			SegmentPath.draw(path, 1, RouteLayer.COLOUR, graphics);
		});
		if (unit.footprint() instanceof Footprint.Rectangle body) {
			SegmentPath.with(BodyOutline.of(body, unit.pose()).chevron(), scale(),
					path -> SegmentPath.draw(path, 2, ColorConstants.white, graphics));
		}
	}
}
