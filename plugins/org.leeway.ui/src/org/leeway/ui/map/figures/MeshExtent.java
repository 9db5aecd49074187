package org.leeway.ui.map.figures;

import org.eclipse.draw2d.Figure;

/** The invisible figure of a mesh. A layer draws the mesh. The mouse reaches the figures below. */
public final class MeshExtent extends Figure implements Translucent {

	@Override
	public void setOpacity(int alpha) {
		// the layer has it
	}

	@Override
	public boolean containsPoint(int x, int y) {
		return false;
	}
}
