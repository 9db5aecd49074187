package org.leeway.ui.map.figures;

import org.eclipse.draw2d.Ellipse;
import org.eclipse.draw2d.Graphics;

/** The outline of a disc that is dragged. */
public final class GhostDisc extends Ellipse {

	public GhostDisc() {
		setFill(false);
	}

	@Override
	protected void outlineShape(Graphics graphics) {
		GhostRing.outline(this, graphics, () -> super.outlineShape(graphics));
	}
}
