package org.leeway.ui.map.layers;

import java.util.Locale;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.ui.map.layers.RoutePicture.Offer;

/**
 * The outline of a unit at the place to which the start or goal of a route could move, so that the unit fits. A text beside
 * the outline says how far the start or goal would move.
 */
final class OfferGhost {

	private static final int SMALLEST = 14;
	private static final int FILL_ALPHA = 120;

	private final Offer offer;
	private final int radius;
	private final Rectangle outline;

	/**
	 * @param radius of the unit in cells; 0 for a square
	 * @param scale pixels per cell
	 */
	OfferGhost(Offer offer, double radius, double scale) {
		this.offer = offer;
		this.radius = (int) Math.round(radius * scale);
		int side = Math.max(SMALLEST, (int) Math.round(offer.size() * scale));
		this.outline = new Rectangle((int) Math.round(offer.middle().x() * scale) - side / 2,
				(int) Math.round(offer.middle().y() * scale) - side / 2, side, side);
	}

	boolean contains(int x, int y) {
		return outline.contains(x, y);
	}

	/**
	 * Paints the outline and the text.
	 *
	 * @param end the middle of the unit at the present start or goal of the probe, in pixels. The text is beside the outline,
	 * on the side that faces away from this point
	 */
	void paint(Point end, boolean hovered, Graphics graphics) {
		int alpha = graphics.getAlpha();
		graphics.setAlpha(alpha * FILL_ALPHA / 255);
		graphics.setBackgroundColor(hovered ? RouteLayer.COLOUR : ColorConstants.white);
		graphics.fillRectangle(outline);
		graphics.setAlpha(alpha);
		paintOutline(4, ColorConstants.white, graphics);
		graphics.setLineStyle(SWT.LINE_DASH);
		paintOutline(2, RouteLayer.COLOUR, graphics);
		graphics.setLineStyle(SWT.LINE_SOLID);
		paintDistance(end, graphics);
	}

	private void paintOutline(int width, Color colour, Graphics graphics) {
		graphics.setLineWidth(width);
		graphics.setForegroundColor(colour);
		graphics.drawRectangle(outline.getCopy().resize(-1, -1));
		if (radius > 0) {
			Point middle = outline.getCenter();
			graphics.drawOval(middle.x - radius, middle.y - radius, 2 * radius, 2 * radius);
		}
	}

	private void paintDistance(Point end, Graphics graphics) {
		Point middle = outline.getCenter();
		double length = Math.max(1, middle.getDistance(end));
		double ux = (middle.x - end.x) / length;
		double uy = (middle.y - end.y) / length;
		double most = Math.max(Math.abs(ux), Math.abs(uy));
		double toEdge = (outline.width / 2 + 2) / (most == 0 ? 1 : most);
		String words = words(offer.distance());
		MapLabel.paint(words, MapLabel.beside(words, new Point((int) (middle.x + toEdge * ux),
				(int) (middle.y + toEdge * uy)), ux, uy), ColorConstants.black, graphics);
	}

	private static String words(double cells) {
		return cells == 1 ? "1 cell" : String.format(Locale.ROOT, cells == Math.rint(cells) ? "%.0f cells" : "%.1f cells", cells);
	}
}
