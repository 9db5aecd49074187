package org.leeway.ui.map.layers;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.FigureUtilities;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Display;
import org.leeway.ui.map.layers.NoteTitles.Title;

/**
 * A layer that paints the titles of notes at the top left corners of the notes. Titles are whole and in one size, however small a
 * note is on the screen.
 */
public final class NoteTitleLayer extends UnscaledLayer<NoteTitles> {

	private static final int MARGIN = 4;

	public NoteTitleLayer() {
		super(NoteTitles.NONE);
	}

	/** Returns the size of a title, in pixels. */
	public static Dimension size(String words) {
		return FigureUtilities.getTextExtents(words, Display.getCurrent().getSystemFont()).expand(2 * MARGIN, 0);
	}

	@Override
	void paintPicture(Graphics graphics) {
		graphics.pushState();
		graphics.setFont(Display.getCurrent().getSystemFont());
		graphics.setAlpha(picture().alpha());
		for (Title title : picture().titles()) {
			Dimension size = size(title.words());
			Rectangle box = new Rectangle(pixel(title.x()), pixel(title.y()) - size.height, size.width, size.height);
			graphics.setBackgroundColor(new Color(title.colour()));
			graphics.fillRectangle(box);
			graphics.setForegroundColor(title.isLight() ? ColorConstants.black : ColorConstants.white);
			graphics.drawText(title.words(), box.x + MARGIN, box.y);
		}
		graphics.popState();
	}
}
