package org.leeway.ui.map.figures;

import org.eclipse.draw2d.Figure;

/**
 * The figure of a picture to trace. The figure paints nothing, because the tiles of the terrain show the picture. The figure
 * reacts to the mouse only while it is selected. Otherwise the mouse reaches the objects on the picture, and a drag over the
 * picture selects objects.
 */
public final class PictureExtent extends Figure implements Translucent {

	private boolean selected;

	/** Sets whether the picture is selected, and therefore reacts to the mouse. */
	public void setSelected(boolean isSelected) {
		selected = isSelected;
	}

	@Override
	public void setOpacity(int alpha) {
		// the tiles that show the picture apply the opacity
	}

	@Override
	public boolean containsPoint(int x, int y) {
		return selected && super.containsPoint(x, y);
	}
}
