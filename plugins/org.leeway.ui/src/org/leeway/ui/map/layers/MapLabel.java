package org.leeway.ui.map.layers;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.FigureUtilities;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Display;

/** Words on the map, in a box below the place that they are about, or right on it. */
final class MapLabel {

	private static final int MARGIN = 5;

	private static final int SMALL_MARGIN = 2;

	private MapLabel() {
	}

	/**
	 * @param away how far below the place the box begins, in pixels; if it is negative, the box ends above the place
	 * @param visible if the place lies in this area, so does the box, as far as there is room
	 */
	static void paint(String words, Point place, int away, Rectangle visible, Color colour, Graphics graphics) {
		int top = away < 0 ? away - MARGIN - extent(words).height : Math.max(away + MARGIN, 3 * MARGIN);
		paint(words, place, visible, place.y + top, colour, graphics);
	}

	/**
	 * @param below whether the box is below the place, else above it; if there is no room for it, on the other side
	 * @param visible if the place lies in this area, so does the box, as far as there is room
	 */
	static void paint(String words, Point place, boolean below, Rectangle visible, Color colour, Graphics graphics) {
		int height = extent(words).height;
		boolean fitsAbove = place.y - 2 * MARGIN - height >= visible.y;
		boolean fitsBelow = place.y + 2 * MARGIN + height <= visible.bottom();
		boolean under = below ? fitsBelow || !fitsAbove : fitsBelow && !fitsAbove;
		paint(words, place, visible, under ? place.y + 2 * MARGIN : place.y - 2 * MARGIN - height, colour, graphics);
	}

	private static Dimension extent(String words) {
		return FigureUtilities.getTextExtents(words, Display.getCurrent().getSystemFont()).getExpanded(2 * MARGIN, 2 * MARGIN);
	}

	private static void paint(String words, Point place, Rectangle visible, int top, Color colour, Graphics graphics) {
		Rectangle box = new Rectangle(place.x, top, 0, 0).setSize(extent(words));
		box.translate(-box.width / 2, 0);
		if (visible.contains(place)) {
			box.setLocation(within(box.x, visible.x, visible.right() - box.width),
					within(box.y, visible.y, visible.bottom() - box.height));
		}
		graphics.setLineWidth(1);
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.fillRoundRectangle(box, 2 * MARGIN, 2 * MARGIN);
		graphics.setForegroundColor(colour);
		graphics.drawRoundRectangle(box.getCopy().resize(-1, -1), 2 * MARGIN, 2 * MARGIN);
		graphics.setForegroundColor(ColorConstants.black);
		graphics.setFont(Display.getCurrent().getSystemFont());
		graphics.drawText(words, box.x + MARGIN, box.y + MARGIN);
	}

	private static int within(int at, int first, int last) {
		return Math.clamp(at, first, Math.max(first, last));
	}

	/**
	 * Returns a small box for a few words. The box is beside a place, in the direction of a vector of length 1, or right on the
	 * place with (0, 0).
	 */
	static Rectangle beside(String words, Point place, double ux, double uy) {
		Dimension extent = FigureUtilities.getTextExtents(words, Display.getCurrent().getSystemFont());
		double far = Math.abs(ux) * extent.width / 2 + Math.abs(uy) * extent.height / 2 + 2 * SMALL_MARGIN;
		return new Rectangle((int) (place.x + ux * far) - extent.width / 2, (int) (place.y + uy * far) - extent.height / 2,
				extent.width, extent.height).expand(SMALL_MARGIN, 0);
	}

	/** Paints words in a box of {@link #beside}. */
	static void paint(String words, Rectangle box, Color colour, Graphics graphics) {
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.fillRoundRectangle(box, 2 * SMALL_MARGIN, 2 * SMALL_MARGIN);
		graphics.setForegroundColor(colour);
		graphics.setFont(Display.getCurrent().getSystemFont());
		graphics.drawString(words, box.x + SMALL_MARGIN, box.y);
	}
}
