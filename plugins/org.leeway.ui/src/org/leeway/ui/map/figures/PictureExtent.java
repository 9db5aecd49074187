package org.leeway.ui.map.figures;

import org.eclipse.draw2d.Figure;

/**
 * The figure of a background picture that designers trace. Paints nothing, because the tiles of the terrain show the picture.
 * Reacts to the mouse only while the picture is selected. Otherwise clicks and drags reach the objects on the picture.
 */
public final class PictureExtent extends Figure implements Translucent {

	private boolean selected;

	/** Sets whether the picture is selected, and therefore reacts to the mouse. */
	public void setSelected(boolean isSelected) {
		selected = isSelected;
	}

	@Override
	public void setOpacity(int alpha) {
		// nothing to do: the tiles of the terrain paint the picture with its opacity
	}

	@Override
	public boolean containsPoint(int x, int y) {
		return selected && super.containsPoint(x, y);
	}
}
