package org.leeway.ui.map.layers;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Path;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Segment;
import org.leeway.ui.map.layers.TurningPicture.Clash;

/** A painter of the route of a unit with a heading. */
final class TurningPainter {

	/** The colour of places where the unit overlaps an obstacle or the border of the map. */
	static final Color ILLEGAL = new Color(213, 0, 0);
	private static final int[] REVERSE_DASHES = {5, 5};
	private static final int ILLEGAL_ALPHA = 90;

	private final double scale;
	private final int alpha;
	private final Graphics graphics;

	/**
	 * @param scale pixels per cell
	 * @param alpha of lines, 0 to 255
	 */
	TurningPainter(double scale, int alpha, Graphics graphics) {
		this.scale = scale;
		this.alpha = alpha;
		this.graphics = graphics;
	}

	/** Fills the visible part of the area that the body sweeps. Overlapping outlines are filled as one area. */
	void fillSwept(TurningPicture picture) {
		Rectangle clip = graphics.getClip(new Rectangle());
		List<PathSegment> visible = picture.swept().stream().filter(piece -> bounds(piece).intersects(clip))
				.flatMap(List::stream).toList();
		graphics.setAntialias(SWT.ON);
		graphics.setFillRule(SWT.FILL_WINDING);
		graphics.setBackgroundColor(ColorConstants.white);
		SegmentPath.with(visible, scale, graphics::fillPath);
		graphics.setFillRule(SWT.FILL_EVEN_ODD);
	}

	/** Returns a rectangle around some segments, in pixels. */
	private Rectangle bounds(List<PathSegment> segments) {
		Rectangle all = null;
		for (PathSegment segment : segments) {
			Rectangle one = switch (segment) {
			case Segment line -> box(line.from().x(), line.from().y(), line.to().x(), line.to().y());
			case Arc arc -> box(arc.centre().x() - arc.radius(), arc.centre().y() - arc.radius(),
					arc.centre().x() + arc.radius(), arc.centre().y() + arc.radius());
			};
			all = all == null ? one : all.union(one);
		}
		return all;
	}

	private Rectangle box(double x1, double y1, double x2, double y2) {
		int left = (int) Math.floor(Math.min(x1, x2) * scale);
		int top = (int) Math.floor(Math.min(y1, y2) * scale);
		return new Rectangle(left, top, (int) Math.ceil(Math.max(x1, x2) * scale) - left + 1,
				(int) Math.ceil(Math.max(y1, y2) * scale) - top + 1);
	}

	/**
	 * Draws the path of the unit's centre. Parts driven in reverse are dashed, even where they lie on a part driven forward.
	 *
	 * @param edge width of the light edges under the lines, in pixels. 0 for none
	 * @param width of the lines, in pixels
	 */
	void drawLines(TurningPicture picture, int edge, int width, Color colour) {
		graphics.setAntialias(SWT.ON);
		graphics.setAlpha(alpha);
		for (List<PathSegment> drives : List.of(picture.forward(), picture.reverse())) {
			with(drives, path -> SegmentPath.draw(path, edge, ColorConstants.white, graphics));
		}
		with(picture.forward(), path -> SegmentPath.draw(path, width, colour, graphics));
		with(picture.reverse(), path -> {
			SegmentPath.draw(path, width, ColorConstants.white, graphics);
			graphics.setLineCap(SWT.CAP_FLAT);
			graphics.setLineDash(REVERSE_DASHES);
			SegmentPath.draw(path, width, colour, graphics);
			graphics.setLineStyle(SWT.LINE_SOLID);
			graphics.setLineCap(SWT.CAP_ROUND);
		});
	}

	/** Draws the body at both ends of the route. */
	void drawEnds(TurningPicture picture, Color colour) {
		graphics.setAlpha(alpha);
		for (BodyOutline body : picture.ends()) {
			for (List<PathSegment> lines : List.of(body.edge(), body.chevron())) {
				with(lines, path -> {
					SegmentPath.draw(path, 4, ColorConstants.white, graphics);
					SegmentPath.draw(path, 2, colour, graphics);
				});
			}
		}
	}

	/** Fills and outlines the unit's body at illegal places, and the obstacles that the body overlaps at these places. */
	void paintClashes(List<Clash> clashes) {
		graphics.setAntialias(SWT.ON);
		fill(clashes, Clash::body);
		fill(clashes, clash -> clash.isSolid() ? clash.hit() : List.of());
		outline(clashes, Clash::body);
		outline(clashes, Clash::hit);
	}

	private void fill(List<Clash> clashes, Function<Clash, List<PathSegment>> part) {
		graphics.setAlpha(alpha * ILLEGAL_ALPHA / 255);
		graphics.setBackgroundColor(ILLEGAL);
		graphics.setFillRule(SWT.FILL_WINDING);
		with(clashes.stream().map(part).flatMap(List::stream).toList(), graphics::fillPath);
		graphics.setFillRule(SWT.FILL_EVEN_ODD);
	}

	private void outline(List<Clash> clashes, Function<Clash, List<PathSegment>> part) {
		graphics.setAlpha(alpha);
		for (int width : new int[] {4, 2}) {
			clashes.forEach(clash -> with(part.apply(clash), path -> SegmentPath.draw(path, width,
					width == 2 ? ILLEGAL : ColorConstants.white, graphics)));
		}
	}

	private void with(List<PathSegment> segments, Consumer<Path> painter) {
		if (!segments.isEmpty()) {
			SegmentPath.with(segments, scale, painter);
		}
	}
}
