package org.leeway.ui.map.figures;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.FigureUtilities;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.leeway.core.colour.PlayerColours;
import org.leeway.ui.theme.Colours;

/** The pin of a player's spawn: the number of the player in a head of the player's colour. Lengths are in pixels of the screen. */
final class PlayerPin {

	/** The height of the head, which fits a line of text. */
	private static final int HEAD = 18;
	/** The height of the tip below the head. */
	private static final int POINT = 8;
	/** The space to the left and right of the number. */
	private static final int MARGIN = 5;

	private final String number;
	private final Color colour;

	PlayerPin(int player) {
		number = Integer.toString(player);
		colour = new Color(Colours.of(PlayerColours.of(player)));
	}

	Color colour() {
		return colour;
	}

	Dimension size() {
		return new Dimension(Math.max(HEAD, text().width + 2 * MARGIN), HEAD + POINT);
	}

	private Dimension text() {
		return FigureUtilities.getTextExtents(number, font());
	}

	private static Font font() {
		return JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT);
	}

	/**
	 * Paints the pin.
	 *
	 * @param x the x coordinate of the tip
	 * @param y the y coordinate of the tip
	 */
	void paint(Graphics graphics, double x, double y) {
		Dimension size = size();
		int middle = (int) Math.round(x);
		int bottom = (int) Math.round(y);
		int left = middle - size.width / 2;
		int top = bottom - size.height;
		Rectangle head = new Rectangle(left + 1, top + 1, size.width - 2, HEAD - 2);
		PointList point = new PointList(new int[] {middle - HEAD / 3, top + HEAD - 4, middle, bottom - 1, middle + HEAD / 3,
				top + HEAD - 4});
		graphics.setForegroundColor(ColorConstants.white);
		graphics.setBackgroundColor(colour);
		graphics.setLineWidth(3);
		graphics.drawPolygon(point);
		graphics.setLineWidth(2);
		graphics.drawRoundRectangle(head, HEAD, HEAD);
		graphics.fillPolygon(point);
		graphics.fillRoundRectangle(head.getCopy().shrink(1, 1), HEAD, HEAD);
		graphics.setFont(font());
		Dimension text = text();
		graphics.drawText(number, middle - text.width / 2, top + (HEAD - text.height) / 2);
	}
}
