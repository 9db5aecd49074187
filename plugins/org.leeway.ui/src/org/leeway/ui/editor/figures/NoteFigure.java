package org.leeway.ui.editor.figures;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.FigureUtilities;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PrecisionRectangle;
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
	private static final int MARGIN = 4;
	/** Large enough to be measured in whole pixels. */
	private static final int UNIT = 1 << 14;
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
				|| !title.isEmpty() && isInTitle(x - getBounds().x, y - getBounds().y));
	}

	private boolean isInTitle(int right, int down) {
		double zoom = zoom();
		Dimension size = titleSize(zoom);
		return right * zoom < size.width && down * zoom < size.height;
	}

	/** Where the title stands, in pixels of the screen: its top left corner is that of the note. */
	private Dimension titleSize(double zoom) {
		Dimension text = getFont() == null ? new Dimension() : FigureUtilities.getTextExtents(title, getFont());
		return new Dimension((int) Math.min(getBounds().width * zoom, text.width + 2 * MARGIN),
				(int) Math.min(getBounds().height * zoom, text.height));
	}

	/** How many pixels of the screen a unit of the note's coordinates has. */
	private double zoom() {
		PrecisionRectangle unit = new PrecisionRectangle(new Rectangle(0, 0, UNIT, UNIT));
		translateToAbsolute(unit);
		return Math.max((double) unit.width / UNIT, 1.0 / UNIT);
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
			paintTitle(graphics, zoom());
		}
	}

	/** Like all words on the map, the title has one size at every zoom. */
	private void paintTitle(Graphics graphics, double zoom) {
		graphics.pushState();
		graphics.scale(1 / zoom);
		Rectangle box = new Rectangle(new Point((int) Math.round(getBounds().x * zoom),
				(int) Math.round(getBounds().y * zoom)), titleSize(zoom));
		graphics.clipRect(box);
		graphics.fillRectangle(box);
		graphics.setForegroundColor(light ? ColorConstants.black : ColorConstants.white);
		graphics.drawText(title, box.x + MARGIN, box.y);
		graphics.popState();
	}
}
