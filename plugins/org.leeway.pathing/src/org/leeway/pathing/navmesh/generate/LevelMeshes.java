package org.leeway.pathing.navmesh.generate;

import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.MeshException;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.util.IncrementalCache;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.World;

/**
 * The meshes that the planners of a level share. A planner gets its mesh by
 * {@code preparation.get(LevelMeshes.PART, progress).mesh(options, progress)}. A mesh is computed at the first request, and
 * updated at the next request after an edit. Thread-safe.
 */
public final class LevelMeshes {

	/** Limit for the number of entries of each cache, {@link #meshes} and {@link #stored}. */
	private static final int KEPT = 8;

	/** The meshes of a preparation. */
	public static final Part<LevelMeshes> PART = new Part<>() {
		@Override
		public LevelMeshes make(Preparation preparation, Progress progress) {
			return new LevelMeshes(preparation.world(), new IncrementalCache<>(KEPT), new IncrementalCache<>(KEPT));
		}

		@Override
		public LevelMeshes update(LevelMeshes before, Preparation preparation, Progress progress) {
			return new LevelMeshes(preparation.world(), before.meshes.next(KEPT), before.stored.next(KEPT));
		}
	};

	private final World world;
	private final IncrementalCache<MeshOptions, LevelMesh> meshes;

	/**
	 * The polygons that the level stores for each capability, and the mesh of these polygons. The key is the capability, a set
	 * of terrains to cross.
	 */
	private final IncrementalCache<Capability, Stored> stored;

	/** Polygons that the level stores, and their mesh. The mesh is empty if the polygons form no valid mesh. */
	private record Stored(PolygonMesh polygons, Optional<NavMesh> mesh) {

		static Stored of(PolygonMesh polygons) {
			try {
				return new Stored(polygons, Optional.of(NavMesh.of(polygons)));
			} catch (MeshException wrong) {
				return new Stored(polygons, Optional.empty());
			}
		}
	}

	private LevelMeshes(World world, IncrementalCache<MeshOptions, LevelMesh> meshes, IncrementalCache<Capability,
			Stored> stored) {
		this.world = world;
		this.meshes = meshes;
		this.stored = stored;
	}

	/**
	 * Returns the mesh for units that cross the terrains of {@code options}. If the level stores a valid mesh for these
	 * terrains, returns the stored mesh. Otherwise returns a mesh computed from the level. If an edit did not change the
	 * mesh, the mesh is the same object as before.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public NavMesh mesh(MeshOptions options, Progress progress) {
		return Optional.ofNullable(world.meshes().get(options.capability()))
				.flatMap(polygons -> stored(options.capability(), polygons))
				.orElseGet(() -> get(options, progress).mesh());
	}

	private Optional<NavMesh> stored(Capability capability, PolygonMesh polygons) {
		return stored.get(capability, before -> before.filter(known -> known.polygons == polygons)
				.orElseGet(() -> Stored.of(polygons))).mesh;
	}

	/**
	 * Returns the mesh computed from the level. If an edit did not change the mesh, its {@link LevelMesh#mesh} is the same
	 * object as before.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public LevelMesh get(MeshOptions options, Progress progress) {
		return meshes.get(options, before -> before.map(mesh -> mesh.with(world, progress))
				.orElseGet(() -> LevelMesh.of(world, options, progress)), progress);
	}
}
