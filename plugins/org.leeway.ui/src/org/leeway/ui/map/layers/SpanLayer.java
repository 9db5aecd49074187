package org.leeway.ui.map.layers;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;

/**
 * A layer that paints a measurement: a dot at each of its two ends, and a text with the result. The mouse can drag the dots.
 */
abstract class SpanLayer<P extends SpanPicture> extends UnscaledLayer<P> {

	private static final int RADIUS = 5;
	private static final int EDGE = 2;

	private final Color colour;

	SpanLayer(P none, Color colour) {
		super(none);
		this.colour = colour;
	}

	@Override
	final boolean hasWords() {
		return picture().ends() != null;
	}

	@Override
	final void paintPicture(Graphics graphics) {
		if (picture().ends() == null) {
			return;
		}
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		Point from = middle(picture().ends().from(), 1);
		Point to = middle(picture().ends().to(), 1);
		paintSpan(from, to, graphics);
		paintEnd(from, graphics);
		paintEnd(to, graphics);
		MapLabel.paint(picture().words(), placeOfWords(from, to), 0, this, colour, graphics);
		graphics.popState();
	}

	/** Paints the measurement between the ends. The dots at the ends are painted over the measurement. */
	abstract void paintSpan(Point from, Point to, Graphics graphics);

	/**
	 * Returns the end at which the text is painted: the second end. If the second end is not on the screen, returns the first
	 * end.
	 */
	Point placeOfWords(Point from, Point to) {
		return visible().contains(to) ? to : from;
	}

	private void paintEnd(Point at, Graphics graphics) {
		graphics.setBackgroundColor(ColorConstants.white);
		fill(at, RADIUS + EDGE, graphics);
		graphics.setBackgroundColor(colour);
		fill(at, RADIUS, graphics);
	}

	private static void fill(Point at, int radius, Graphics graphics) {
		graphics.fillOval(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
	}
}
