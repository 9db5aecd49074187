package org.leeway.ui.map;

import java.util.Optional;

import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.jobs.LayerMesh;
import org.leeway.core.level.part.MeshLayer;
import org.leeway.model.NavMeshLayer;
import org.leeway.pathing.navmesh.MeshEdits;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * The mesh that was computed last for a mesh layer, attached to the layer as an adapter. The mesh is no part of the level, so
 * undo steps and files do not contain it. Use the adapter on the UI thread only.
 */
public final class DerivedMesh extends AdapterImpl {

	private LayerMesh mesh;
	private boolean fresh;
	private PolygonMesh polygons;
	private LayerMesh polygonsOf;

	private DerivedMesh() {
	}

	/** Returns the adapter of a layer, which holds the mesh that was computed last. Empty if no mesh was computed yet. */
	public static Optional<DerivedMesh> of(NavMeshLayer layer) {
		return Optional.ofNullable((DerivedMesh) EcoreUtil.getExistingAdapter(layer, DerivedMesh.class));
	}

	/**
	 * Remembers the mesh of a layer.
	 *
	 * @param fresh whether the mesh was computed from the present level
	 */
	public static void set(NavMeshLayer layer, LayerMesh mesh, boolean fresh) {
		DerivedMesh derived = of(layer).orElseGet(() -> {
			DerivedMesh first = new DerivedMesh();
			layer.eAdapters().add(first);
			return first;
		});
		derived.mesh = mesh;
		derived.fresh = fresh;
	}

	/** Records that the level has changed since the mesh of a layer was computed. Does nothing if no mesh was computed yet. */
	public static void setStale(NavMeshLayer layer) {
		of(layer).ifPresent(derived -> derived.fresh = false);
	}

	public LayerMesh mesh() {
		return mesh;
	}

	/** Returns whether the mesh is up to date: neither the level nor the layer has changed since the mesh was computed. */
	public boolean isFresh() {
		return fresh && MeshLayer.of((NavMeshLayer) getTarget()).equals(mesh.layer());
	}

	/**
	 * Returns the polygons of the mesh for editing: the polygons that the layer stores, or else the polygons of the
	 * generated mesh.
	 */
	public PolygonMesh polygons() {
		if (polygonsOf != mesh) {
			polygonsOf = mesh;
			polygons = mesh.layer().stored().orElseGet(() -> MeshEdits.of(mesh.mesh()));
		}
		return polygons;
	}

	@Override
	public boolean isAdapterForType(Object type) {
		return type == DerivedMesh.class;
	}
}
