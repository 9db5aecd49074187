package org.leeway.ui.map.figures;

import org.eclipse.draw2d.Figure;

/**
 * The figure of a picture to trace. The tiles of the terrain paint the picture. The figure reacts to the mouse only while it
 * is selected. Otherwise the mouse reaches the objects on the picture, and a drag over it selects objects.
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
