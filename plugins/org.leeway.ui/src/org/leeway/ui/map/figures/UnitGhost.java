package org.leeway.ui.map.figures;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.RectangleFigure;
import org.leeway.ui.map.ScreenPen;

/** The outline of the cells of a unit at the mouse. */
public final class UnitGhost extends RectangleFigure {

	public UnitGhost() {
		setFill(false);
		setForegroundColor(ColorConstants.white);
	}

	@Override
	protected void outlineShape(Graphics graphics) {
		ScreenPen.setWidth(1, this, graphics);
		int edge = ScreenPen.pixel(this);
		graphics.drawRectangle(getBounds().getResized(-edge, -edge));
	}
}
