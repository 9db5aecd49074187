package org.leeway.ui.map.figures;

import org.eclipse.draw2d.Figure;

/**
 * A figure without content for the edit part of a mesh, because each edit part needs a figure. A layer draws the mesh instead.
 * The figure contains no point, so the mouse reaches the figures below.
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
