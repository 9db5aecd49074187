package org.leeway.ui.map.layers;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.draw2d.Graphics;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.widgets.Display;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;

/** A converter of path segments to SWT paths, whose coordinates can have fractions of pixels. */
final class SegmentPath {

	private SegmentPath() {
	}

	/**
	 * Passes the SWT path of some segments to a painter, and then disposes of this path. Joins segments that meet.
	 *
	 * @param scale pixels per cell
	 */
	static void with(List<? extends PathSegment> segments, double scale, Consumer<Path> painter) {
		Path path = new Path(Display.getCurrent());
		try {
			Point at = null;
			for (PathSegment segment : segments) {
				if (at == null || at.distance(segment.from()) * scale > 0.5) {
					path.moveTo((float) (segment.from().x() * scale), (float) (segment.from().y() * scale));
				}
				add(segment, scale, path);
				at = segment.to();
			}
			painter.accept(path);
		} finally {
			path.dispose();
		}
	}

	/**
	 * Draws a path as a line. Draws nothing if the width is 0.
	 *
	 * @param width in pixels
	 */
	static void draw(Path path, int width, Color colour, Graphics graphics) {
		if (width > 0) {
			graphics.setForegroundColor(colour);
			graphics.setLineWidth(width);
			graphics.drawPath(path);
		}
	}

	/** Adds a segment. SWT's angles are in degrees and grow counterclockwise. */
	private static void add(PathSegment segment, double scale, Path path) {
		switch (segment) {
		case Segment line -> path.lineTo((float) (line.to().x() * scale), (float) (line.to().y() * scale));
		case Arc arc when arc.radius() * scale < 0.5 -> {
			// skips the arc, because a radius below half a pixel cannot be seen
		}
		case Arc arc -> path.addArc((float) ((arc.centre().x() - arc.radius()) * scale),
				(float) ((arc.centre().y() - arc.radius()) * scale), (float) (2 * arc.radius() * scale),
				(float) (2 * arc.radius() * scale), (float) -Math.toDegrees(arc.fromAngle()),
				(float) -Math.toDegrees(arc.direction().sign() * arc.sweep()));
		}
	}
}
