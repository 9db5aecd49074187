package org.leeway.ui.editor.figures;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.FigureUtilities;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;

/**
 * An annotation: a tinted region with its title in the top-left corner. The mouse meets only its edge and its title, so
 * that what lies in the region can be reached.
 */
public final class NoteFigure extends Figure implements Translucent {

	private static final int FILL_ALPHA = 48;
	private static final int EDGE = 3;
	private static final int TITLE = 16;
	/** Titles are black on lighter colours than this, else white. */
	private static final int LIGHT = 140;

	private String title = "";
	private int opacity = 255;
	private boolean light;

	public void setTitle(String text) {
		title = text;
		repaint();
	}

	public void setColour(RGB colour) {
		setForegroundColor(new Color(colour));
		setBackgroundColor(new Color(colour));
		light = (colour.red * 3 + colour.green * 6 + colour.blue) / 10 > LIGHT;
	}

	@Override
	public void setOpacity(int alpha) {
		opacity = alpha;
		repaint();
	}

	@Override
	public boolean containsPoint(int x, int y) {
		return super.containsPoint(x, y) && (!getBounds().getCopy().shrink(EDGE, EDGE).contains(x, y)
				|| !title.isEmpty() && titleBox().contains(x, y));
	}

	private Rectangle titleBox() {
		int width = getFont() == null ? 0 : FigureUtilities.getTextWidth(title, getFont()) + 8;
		return new Rectangle(getBounds().x, getBounds().y, Math.min(getBounds().width, width), TITLE);
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		Rectangle box = getBounds().getCopy();
		graphics.setAlpha(FILL_ALPHA * opacity / 255);
		graphics.fillRectangle(box);
		graphics.setAlpha(opacity);
		graphics.setLineWidth(2);
		graphics.drawRectangle(box.x + 1, box.y + 1, box.width - 2, box.height - 2);
		if (!title.isEmpty()) {
			graphics.clipRect(box);
			graphics.fillRectangle(titleBox());
			graphics.setForegroundColor(light ? ColorConstants.black : ColorConstants.white);
			graphics.drawText(title, box.x + 4, box.y);
		}
	}
}
