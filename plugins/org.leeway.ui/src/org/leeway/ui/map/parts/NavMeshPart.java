package org.leeway.ui.map.parts;

import org.eclipse.draw2d.IFigure;
import org.leeway.model.Level;
import org.leeway.model.NavMeshLayer;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.figures.MeshExtent;

/**
 * The edit part of a mesh layer. The figure of the part is as large as the map, but draws nothing. A layer of the root part
 * draws the mesh, and the tool for meshes edits the mesh.
 */
final class NavMeshPart extends LayeredPart<NavMeshLayer> {

	NavMeshPart(NavMeshLayer layer) {
		super(layer);
	}

	@Override
	protected IFigure createFigure() {
		return new MeshExtent();
	}

	@Override
	protected void refreshVisuals() {
		super.refreshVisuals();
		Level level = (Level) getParent().getModel();
		getFigure().getParent().setConstraint(getFigure(), CellGeometry.bounds(level.getTerrain().bounds()));
	}
}
