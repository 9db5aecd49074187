package org.leeway.ui.map.tools;

import java.util.Optional;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.MeshElement;
import org.leeway.pathing.navmesh.MeshPick;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * The selected part of a mesh. The part is found again by its place, because numbers change with each edit.
 *
 * @param place of the part, in cells. Null for no part
 * @param kind of the part. Null for no part
 */
record MeshSelection(Point place, Class<? extends MeshElement> kind) {

	/** No part. */
	static final MeshSelection NONE = new MeshSelection(null, null);

	private static final double EXACT = 1e-9;

	static MeshSelection of(MeshElement element, PolygonMesh mesh) {
		return new MeshSelection(element.place(mesh), element.getClass());
	}

	/** Returns the part, if a mesh still has it. */
	Optional<MeshElement> in(PolygonMesh mesh) {
		return place == null || mesh.polygonCount() == 0 ? Optional.empty()
				: MeshPick.at(mesh, place, EXACT).filter(kind::isInstance);
	}
}
