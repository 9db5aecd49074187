package org.leeway.core.analysis.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.part.MeshLayer;
import org.leeway.pathing.navmesh.MeshException;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * The meshes that a level stores, checked on demand. Meshes that an edit has not changed are not checked again.
 * Thread-safe.
 */
public final class StoredMeshes {

	/**
	 * A mesh layer with stored polygons.
	 *
	 * @param mesh of the polygons. Empty if the polygons are invalid
	 * @param problem the reason and the place if the polygons are invalid, else empty
	 */
	public record Stored(MeshLayer layer, Optional<NavMesh> mesh, Optional<MeshException> problem) {

		private static Stored of(MeshLayer layer) {
			try {
				return new Stored(layer, Optional.of(NavMesh.of(layer.stored().orElseThrow())), Optional.empty());
			} catch (MeshException wrong) {
				return new Stored(layer, Optional.empty(), Optional.of(wrong));
			}
		}

		private boolean isOf(PolygonMesh polygons) {
			return layer.stored().orElseThrow() == polygons;
		}
	}

	private final List<MeshLayer> layers;
	private final List<Stored> known;
	private List<Stored> all;

	private StoredMeshes(LevelHeader level, List<Stored> known) {
		this.layers = level.meshLayers();
		this.known = known;
	}

	/** Returns the meshes that a level stores. */
	public static StoredMeshes of(LevelHeader level) {
		return new StoredMeshes(level, List.of());
	}

	/** Returns the meshes of the level after an edit. Reuses the results of checks of unchanged meshes. */
	public synchronized StoredMeshes with(LevelHeader edited) {
		return new StoredMeshes(edited, all == null ? known : all);
	}

	/** Returns all meshes, in the order of the level. */
	public synchronized List<Stored> all() {
		if (all == null) {
			List<Stored> found = new ArrayList<>();
			layers.forEach(layer -> layer.stored().ifPresent(polygons -> found.add(known.stream()
					.filter(stored -> stored.isOf(polygons)).findFirst()
					.map(stored -> new Stored(layer, stored.mesh(), stored.problem())).orElseGet(() -> Stored.of(layer)))));
			all = List.copyOf(found);
		}
		return all;
	}

	/** Returns the mesh that a mesh layer stores. Empty if the layer stores no polygons, or invalid ones. */
	public Optional<NavMesh> mesh(MeshLayer layer) {
		return all().stream().filter(stored -> stored.layer() == layer).findFirst().flatMap(Stored::mesh);
	}
}
