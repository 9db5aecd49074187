package org.leeway.ui.map.layers;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.FigureUtilities;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.widgets.Display;

/** Words on the map, in a box below the place that they are about, or right on it. */
final class MapLabel {

	private static final int MARGIN = 5;

	private static final int SMALL_MARGIN = 2;

	private MapLabel() {
	}

	/** @param right the box ends there, in pixels, if it has room */
	static void paint(String words, Point place, int right, Color colour, Graphics graphics) {
		Font font = Display.getCurrent().getSystemFont();
		Dimension extent = FigureUtilities.getTextExtents(words, font);
		int width = extent.width + 2 * MARGIN;
		Rectangle box = new Rectangle(Math.clamp(place.x - width / 2, 0, Math.max(0, right - width)),
				place.y + 3 * MARGIN, width, extent.height + 2 * MARGIN);
		graphics.setLineWidth(1);
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.fillRoundRectangle(box, 2 * MARGIN, 2 * MARGIN);
		graphics.setForegroundColor(colour);
		graphics.drawRoundRectangle(box.getCopy().resize(-1, -1), 2 * MARGIN, 2 * MARGIN);
		graphics.setForegroundColor(ColorConstants.black);
		graphics.setFont(font);
		graphics.drawText(words, box.x + MARGIN, box.y + MARGIN);
	}

	/** A small box for a few words beside a place, in the direction of a vector of length 1, or right on it with (0, 0). */
	static Rectangle beside(String words, Point place, double ux, double uy) {
		Dimension extent = FigureUtilities.getTextExtents(words, Display.getCurrent().getSystemFont());
		double far = Math.abs(ux) * extent.width / 2 + Math.abs(uy) * extent.height / 2 + 2 * SMALL_MARGIN;
		return new Rectangle((int) (place.x + ux * far) - extent.width / 2, (int) (place.y + uy * far) - extent.height / 2,
				extent.width, extent.height).expand(SMALL_MARGIN, 0);
	}

	/** Words in such a box. */
	static void paint(String words, Rectangle box, Color colour, Graphics graphics) {
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.fillRoundRectangle(box, 2 * SMALL_MARGIN, 2 * SMALL_MARGIN);
		graphics.setForegroundColor(colour);
		graphics.setFont(Display.getCurrent().getSystemFont());
		graphics.drawString(words, box.x + SMALL_MARGIN, box.y);
	}
}
