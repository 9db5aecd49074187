package org.leeway.ui.map.figures;

import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.PrecisionRectangle;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.leeway.ui.map.ScreenPen;
import org.leeway.ui.map.layers.NoteTitleLayer;

/**
 * The figure of an annotation: a tinted region. {@link NoteTitleLayer} paints the title above the region. Only the edge and the
 * title react to the mouse, so that users can click the objects in the region.
 */
public final class NoteFigure extends Figure implements Translucent {

	private static final int FILL_ALPHA = 48;
	private static final int EDGE = 3;
	/**
	 * The length that {@link #zoom} converts from coordinates of the figure to pixels of the screen. The result is rounded to
	 * whole pixels, so only a large length gives a precise zoom.
	 */
	private static final int UNIT = 1 << 14;

	private String title = "";
	private int opacity = 255;

	public void setTitle(String text) {
		title = text;
	}

	public void setColour(RGB colour) {
		setForegroundColor(new Color(colour));
		setBackgroundColor(new Color(colour));
	}

	@Override
	public void setOpacity(int alpha) {
		opacity = alpha;
		repaint();
	}

	@Override
	public boolean containsPoint(int x, int y) {
		return super.containsPoint(x, y) ? !getBounds().getCopy().shrink(EDGE, EDGE).contains(x, y)
				: !title.isEmpty() && isInTitle(x - getBounds().x, getBounds().y - y);
	}

	private boolean isInTitle(int right, int up) {
		Dimension size = NoteTitleLayer.size(title);
		double zoom = zoom();
		return right >= 0 && up > 0 && right * zoom < size.width && up * zoom <= size.height;
	}

	/** Returns the zoom at which the note is drawn: the length in screen pixels of one unit of the figure's coordinates. */
	private double zoom() {
		PrecisionRectangle unit = new PrecisionRectangle(new Rectangle(0, 0, UNIT, UNIT));
		translateToAbsolute(unit);
		return (double) unit.width / UNIT;
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		Rectangle box = getBounds().getCopy();
		graphics.setAlpha(FILL_ALPHA * opacity / 255);
		graphics.fillRectangle(box);
		graphics.setAlpha(opacity);
		ScreenPen.setWidth(2, this, graphics);
		int edge = ScreenPen.pixel(this);
		graphics.drawRectangle(box.shrink(edge, edge));
	}
}
