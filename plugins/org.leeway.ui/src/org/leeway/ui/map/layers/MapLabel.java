package org.leeway.ui.map.layers;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.FigureUtilities;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Display;

/** A label on the map: words in a box below, above, beside or on a place. */
final class MapLabel {

	private static final int MARGIN = 5;

	private static final int SMALL_MARGIN = 2;

	private MapLabel() {
	}

	/**
	 * Paints words in a box below or above a place. If the place is on the screen, the box may move away from it. Then the
	 * whole box is on the screen, and avoids other labels. If the place is off the screen, the box does not move.
	 *
	 * @param away the side and the distance: negative for a box above the place, otherwise below. The absolute value is the
	 * distance in pixels, to which a margin is added
	 * @param layer the layer that paints
	 */
	static void paint(String words, Point place, int away, UnscaledLayer<?> layer, Color colour, Graphics graphics) {
		int top = away < 0 ? away - MARGIN - extent(words).height : Math.max(away + MARGIN, 3 * MARGIN);
		paint(words, place, layer, place.y + top, colour, graphics);
	}

	/**
	 * Paints words in a box close to a place, below or above the place. In all else, works like
	 * {@link #paint(String, Point, int, UnscaledLayer, Color, Graphics)}.
	 *
	 * @param below true for a box below the place, false for a box above the place. If the screen has space only on the
	 * opposite side, the box is on the opposite side
	 * @param layer the layer that paints
	 */
	static void paint(String words, Point place, boolean below, UnscaledLayer<?> layer, Color colour, Graphics graphics) {
		int height = extent(words).height;
		Rectangle visible = layer.visible();
		boolean fitsAbove = place.y - 2 * MARGIN - height >= visible.y;
		boolean fitsBelow = place.y + 2 * MARGIN + height <= visible.bottom();
		boolean under = below ? fitsBelow || !fitsAbove : fitsBelow && !fitsAbove;
		paint(words, place, layer, under ? place.y + 2 * MARGIN : place.y - 2 * MARGIN - height, colour, graphics);
	}

	private static Dimension extent(String words) {
		return FigureUtilities.getTextExtents(words, Display.getCurrent().getSystemFont()).getExpanded(2 * MARGIN, 2 * MARGIN);
	}

	private static void paint(String words, Point place, UnscaledLayer<?> layer, int top, Color colour, Graphics graphics) {
		Rectangle box = new Rectangle(place.x, top, 0, 0).setSize(extent(words));
		box.translate(-box.width / 2, 0);
		Rectangle visible = layer.visible();
		if (visible.contains(place)) {
			box.setLocation(within(box.x, visible.x, visible.right() - box.width),
					within(box.y, visible.y, visible.bottom() - box.height));
			box = layer.free(box);
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
	 * Returns a small box for a few words beside a place, in a given direction. If the direction is (0, 0), the middle of the
	 * box is at the place.
	 *
	 * @param ux x of the direction from the place to the box, a unit vector
	 * @param uy y of the direction
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
