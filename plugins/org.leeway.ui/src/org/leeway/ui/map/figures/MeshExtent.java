package org.leeway.ui.map.figures;

import org.eclipse.draw2d.Figure;

/** The place of a mesh on the map, which a layer of its own draws. The mouse reaches what is below. */
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
