package org.leeway.ui.map.figures;

import org.eclipse.draw2d.Figure;

/**
 * The place of a picture to trace, which is part of the tiles of the terrain. The mouse meets it only while it is
 * selected: what lies on it can be reached, and a drag over it selects objects.
 */
public final class PictureExtent extends Figure implements Translucent {

	private boolean selected;

	/** Lets the mouse meet the picture, or not. */
	public void setSelected(boolean isSelected) {
		selected = isSelected;
	}

	@Override
	public void setOpacity(int alpha) {
		// the tiles have it
	}

	@Override
	public boolean containsPoint(int x, int y) {
		return selected && super.containsPoint(x, y);
	}
}
