package org.leeway.ui.map.figures;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.IFigure;
import org.eclipse.swt.SWT;
import org.leeway.ui.map.ScreenPen;

/**
 * The look of obstacles: translucent and dark, with an outline that stands out from every terrain. An obstacle that units can clear
 * away is paler and has a dashed outline.
 */
final class ObstacleLook {

	private static final int FILL_ALPHA = 150;
	private static final int REMOVABLE_FILL_ALPHA = 90;
	private static final int OPAQUE = 255;

	private final IFigure figure;
	private int opacity = OPAQUE;
	private boolean isRemovable;

	ObstacleLook(IFigure figure) {
		this.figure = figure;
		figure.setBackgroundColor(ColorConstants.black);
		figure.setForegroundColor(ColorConstants.white);
	}

	void setOpacity(int alpha) {
		opacity = alpha;
	}

	void setRemovable(boolean removable) {
		isRemovable = removable;
	}

	/** Draws the inside of the figure. */
	void fill(Graphics graphics, Runnable drawing) {
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		graphics.setAlpha((isRemovable ? REMOVABLE_FILL_ALPHA : FILL_ALPHA) * opacity / OPAQUE);
		drawing.run();
		graphics.popState();
	}

	/** Draws the outline of the figure. */
	void outline(Graphics graphics, Runnable drawing) {
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		graphics.setAlpha(opacity);
		ScreenPen.setWidth(1, figure, graphics);
		if (isRemovable) {
			graphics.setLineStyle(Graphics.LINE_DASH);
		}
		drawing.run();
		graphics.popState();
	}
}
