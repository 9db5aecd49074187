package org.leeway.ui.map.tools;

import java.util.Optional;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.MeshElement;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.ui.map.editing.MeshEdit;

/**
 * The selected part of a mesh. After an edit the part is found by its place, because edits renumber the parts.
 *
 * @param place of the part, in cells. Null for no part
 * @param kind of the part. Null for no part
 */
record MeshSelection(Point place, Class<? extends MeshElement> kind) {

	/** The empty selection. */
	static final MeshSelection NONE = new MeshSelection(null, null);

	static MeshSelection of(MeshElement element, PolygonMesh mesh) {
		return new MeshSelection(element.place(mesh), element.getClass());
	}

	/**
	 * Finds the selected part in a mesh. Empty if nothing is selected, or if the mesh has no part of {@link #kind} at
	 * {@link #place}.
	 */
	Optional<MeshElement> in(PolygonMesh mesh) {
		return place == null || mesh.polygonCount() == 0 ? Optional.empty()
				: MeshEdit.find(mesh, place, kind).map(MeshElement.class::cast);
	}
}
