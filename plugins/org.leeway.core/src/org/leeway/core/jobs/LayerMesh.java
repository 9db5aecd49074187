package org.leeway.core.jobs;

import java.util.Optional;

import org.leeway.core.level.part.MeshLayer;
import org.leeway.pathing.navmesh.MeshException;
import org.leeway.pathing.navmesh.MeshStatistics;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A mesh layer with its mesh. Immutable.
 *
 * @param mesh without faces if the layer stores invalid polygons
 * @param problem the reason why the stored polygons are invalid. Empty if the layer stores no invalid polygons
 * @param statistics of the mesh
 * @param nanos the time to make the mesh, or to update the mesh after the last change of the level, in ns
 */
public record LayerMesh(MeshLayer layer, NavMesh mesh, Optional<MeshException> problem, MeshStatistics statistics,
		long nanos) {

	static LayerMesh of(MeshLayer layer, NavMesh mesh, long nanos) {
		return new LayerMesh(layer, mesh, Optional.empty(), MeshStatistics.of(mesh), nanos);
	}

	static LayerMesh invalid(MeshLayer layer, MeshException problem) {
		return new LayerMesh(layer, NavMesh.EMPTY, Optional.of(problem), MeshStatistics.of(NavMesh.EMPTY), 0);
	}

	/**
	 * Returns a copy for a changed mesh layer, with the same mesh. Allowed only for changes that do not affect the mesh, such as
	 * another name of the layer.
	 */
	LayerMesh of(MeshLayer other) {
		return layer.equals(other) ? this : new LayerMesh(other, mesh, problem, statistics, nanos);
	}
}
