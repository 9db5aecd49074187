package org.leeway.pathing.navmesh.clearance;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.util.IncrementalCache;

/**
 * The clearance of the meshes of a level. For example, {@code preparation.get(MeshClearances.PART, progress).get(mesh, progress)}
 * returns the clearance of a mesh. Computed lazily, and cached across edits that do not change the mesh. Thread-safe.
 */
public final class MeshClearances {

	/** The number of meshes whose clearance is cached. */
	private static final int KEPT = 8;

	/** The clearance of meshes in a preparation. */
	public static final Part<MeshClearances> PART = new Part<>() {
		@Override
		public MeshClearances make(Preparation preparation, Progress progress) {
			return new MeshClearances(new IncrementalCache<>(KEPT));
		}

		@Override
		public MeshClearances update(MeshClearances before, Preparation preparation, Progress progress) {
			return new MeshClearances(before.byMesh.next(KEPT));
		}
	};

	private final IncrementalCache<NavMesh, MeshClearance> byMesh;

	private MeshClearances(IncrementalCache<NavMesh, MeshClearance> byMesh) {
		this.byMesh = byMesh;
	}

	/**
	 * Returns the clearance of a mesh. Computes the clearance if it is not cached.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public MeshClearance get(NavMesh mesh, Progress progress) {
		return byMesh.get(mesh, before -> before.orElseGet(() -> MeshClearance.of(mesh, progress)), progress);
	}
}
