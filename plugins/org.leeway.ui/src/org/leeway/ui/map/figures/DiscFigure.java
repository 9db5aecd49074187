package org.leeway.ui.map.figures;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Ellipse;
import org.eclipse.draw2d.Graphics;
import org.eclipse.swt.SWT;
import org.leeway.ui.map.ScreenPen;

/** A circular obstacle: a translucent dark disc whose outline stands out from every terrain. */
public final class DiscFigure extends Ellipse implements Translucent {

	static final int FILL_ALPHA = 150;

	private int opacity = 255;

	public DiscFigure() {
		setBackgroundColor(ColorConstants.black);
		setForegroundColor(ColorConstants.white);
		setOpaque(false);
	}

	@Override
	public void setOpacity(int alpha) {
		opacity = alpha;
		repaint();
	}

	@Override
	protected void fillShape(Graphics graphics) {
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		graphics.setAlpha(FILL_ALPHA * opacity / 255);
		super.fillShape(graphics);
		graphics.popState();
	}

	@Override
	protected void outlineShape(Graphics graphics) {
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		graphics.setAlpha(opacity);
		ScreenPen.setWidth(1, this, graphics);
		int edge = ScreenPen.pixel(this);
		graphics.drawOval(getBounds().getResized(-edge, -edge));
		graphics.popState();
	}
}
