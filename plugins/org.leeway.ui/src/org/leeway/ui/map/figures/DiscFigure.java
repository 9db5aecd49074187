package org.leeway.ui.map.figures;

import org.eclipse.draw2d.Ellipse;
import org.eclipse.draw2d.Graphics;
import org.leeway.ui.map.ScreenPen;

/** A circular obstacle. */
public final class DiscFigure extends Ellipse implements Translucent {

	private final ObstacleLook look = new ObstacleLook(this);

	public DiscFigure() {
		setOpaque(false);
	}

	@Override
	public void setOpacity(int alpha) {
		look.setOpacity(alpha);
		repaint();
	}

	/** Shows whether units can clear the obstacle away. */
	public void setRemovable(boolean removable) {
		look.setRemovable(removable);
		repaint();
	}

	@Override
	protected void fillShape(Graphics graphics) {
		look.fill(graphics, () -> super.fillShape(graphics));
	}

	@Override
	protected void outlineShape(Graphics graphics) {
		int edge = ScreenPen.pixel(this);
		look.outline(graphics, () -> graphics.drawOval(getBounds().getResized(-edge, -edge)));
	}
}
