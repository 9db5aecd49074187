package org.leeway.ui.map.parts;

import org.eclipse.draw2d.IFigure;
import org.leeway.model.NavMeshLayer;
import org.leeway.ui.map.figures.MeshFigure;
import org.leeway.ui.settings.MapLayers;

/** A navigation mesh, which cannot be edited. */
final class NavMeshPart extends LayeredPart<NavMeshLayer> {

	NavMeshPart(NavMeshLayer layer) {
		super(layer, MapLayers.NAV_MESHES);
	}

	@Override
	protected IFigure createFigure() {
		return new MeshFigure();
	}

	@Override
	protected void refreshVisuals() {
		super.refreshVisuals();
		MeshFigure figure = (MeshFigure) getFigure();
		figure.setMesh(element().getMesh());
		figure.getParent().setConstraint(figure, figure.meshBounds());
	}
}
