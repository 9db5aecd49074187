package org.leeway.ui.map.layers;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.swt.graphics.Color;

/** The end of a measurement: a dot that the mouse can drag. */
final class SpanEnd {

	private static final int RADIUS = 5;
	private static final int EDGE = 2;

	private SpanEnd() {
	}

	static void paint(Point at, Color colour, Graphics graphics) {
		graphics.setBackgroundColor(ColorConstants.white);
		fill(at, RADIUS + EDGE, graphics);
		graphics.setBackgroundColor(colour);
		fill(at, RADIUS, graphics);
	}

	private static void fill(Point at, int radius, Graphics graphics) {
		graphics.fillOval(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
	}
}
