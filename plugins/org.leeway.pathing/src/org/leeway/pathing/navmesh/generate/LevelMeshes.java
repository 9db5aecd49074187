package org.leeway.pathing.navmesh.generate;

import org.leeway.pathing.Progress;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.util.CarriedOver;
import org.leeway.pathing.world.World;

/**
 * The meshes of a level that planners share: {@code preparation.get(LevelMeshes.PART, progress).get(options, progress)}.
 * A mesh is made when it is first asked for, and updated after an edit when it is next asked for. Thread-safe.
 */
public final class LevelMeshes {

	/** The number of options to keep meshes for. */
	private static final int KEPT = 8;

	/** The meshes of a preparation. */
	public static final Part<LevelMeshes> PART = new Part<>() {
		@Override
		public LevelMeshes make(Preparation preparation, Progress progress) {
			return new LevelMeshes(preparation.world(), new CarriedOver<>(KEPT));
		}

		@Override
		public LevelMeshes update(LevelMeshes before, Preparation preparation, Progress progress) {
			return new LevelMeshes(preparation.world(), before.meshes.next(KEPT));
		}
	};

	private final World world;
	private final CarriedOver<MeshOptions, LevelMesh> meshes;

	private LevelMeshes(World world, CarriedOver<MeshOptions, LevelMesh> meshes) {
		this.world = world;
		this.meshes = meshes;
	}

	/**
	 * The mesh of the level. If an edit did not change it, its {@link LevelMesh#mesh} is the same object as before.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public LevelMesh get(MeshOptions options, Progress progress) {
		return meshes.get(options, before -> before.map(mesh -> mesh.with(world, progress))
				.orElseGet(() -> LevelMesh.of(world, options, progress)));
	}
}
