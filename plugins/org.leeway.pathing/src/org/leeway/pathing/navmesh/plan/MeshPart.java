package org.leeway.pathing.navmesh.plan;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.generate.LevelMeshes;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.util.IncrementalCache;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * A {@link Part} of a preparation with one value for each capability, that is, for each set of terrains that units cross. A
 * value is computed from the navigation mesh of the capability. After an edit of the mesh, the value is computed again. The
 * same holds for an edit of the speeds of terrains, unless {@link #needsTerrains} is false.
 *
 * @param <T> the type of the values, which must be thread-safe
 */
public interface MeshPart<T> extends Part<MeshPart.ByCapability<T>> {

	/** The number of capabilities whose values are cached. */
	int KEPT = 8;

	/**
	 * Computes the value for a capability.
	 *
	 * @param mesh the mesh of the capability, made with {@link #options}. Its faces have terrains only if
	 * {@link #needsTerrains} is true and the terrains of the capability differ in speed
	 * @param speeds the speeds of the terrains
	 */
	T make(NavMesh mesh, TerrainSpeeds speeds);

	/** Returns whether the values depend on the speeds of the terrains. The default is true. */
	default boolean needsTerrains() {
		return true;
	}

	/**
	 * Returns the options of the mesh for a capability. If the speeds of terrains matter, the faces of the mesh
	 * keep their terrains.
	 */
	default MeshOptions options(Capability capability, TerrainSpeeds speeds) {
		boolean isUniform = !needsTerrains()
				|| Arrays.stream(capability.terrains()).mapToDouble(speeds::of).distinct().count() == 1;
		return isUniform ? MeshOptions.of(capability) : MeshOptions.of(capability).keepingTerrains();
	}

	@Override
	default ByCapability<T> make(Preparation preparation, Progress progress) {
		return new ByCapability<>(this, preparation.get(LevelMeshes.PART, progress), preparation.world().speeds(),
				new IncrementalCache<>(KEPT));
	}

	@Override
	default ByCapability<T> update(ByCapability<T> before, Preparation preparation, Progress progress) {
		return new ByCapability<>(this, preparation.get(LevelMeshes.PART, progress), preparation.world().speeds(),
				before.made.next(KEPT));
	}

	/** A value with its inputs: the mesh and the speeds. */
	record Made<T>(NavMesh mesh, TerrainSpeeds speeds, T value) {
	}

	/**
	 * A cache of the values of a {@link MeshPart} for fixed meshes and speeds, that is, between two edits of a level. There
	 * is one value for each capability, computed from the mesh of this capability. Thread-safe.
	 */
	record ByCapability<T>(MeshPart<T> part, LevelMeshes meshes, TerrainSpeeds speeds,
			IncrementalCache<Capability, Made<T>> made) {

		/**
		 * Returns the value for a capability. Computes the value if it is not cached.
		 *
		 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
		 */
		public T get(Capability capability, Progress progress) {
			return made.get(capability, before -> {
				NavMesh mesh = meshes.mesh(part.options(capability, speeds), progress);
				return before.filter(each -> each.mesh == mesh && (each.speeds.equals(speeds) || !part.needsTerrains()))
						.orElseGet(() -> new Made<>(mesh, speeds, part.make(mesh, speeds)));
			}, progress).value;
		}
	}
}
