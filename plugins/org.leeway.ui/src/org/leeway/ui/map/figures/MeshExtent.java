package org.leeway.ui.map.figures;

import org.eclipse.draw2d.Figure;

/**
 * The figure of a mesh. The figure exists only because the edit part of a mesh needs a figure. The figure paints nothing,
 * because a layer draws the mesh. The figure contains no point, so the mouse reaches the figures below.
 */
public final class MeshExtent extends Figure implements Translucent {

	@Override
	public void setOpacity(int alpha) {
		// the layer that draws the mesh applies the opacity
	}

	@Override
	public boolean containsPoint(int x, int y) {
		return false;
	}
}
