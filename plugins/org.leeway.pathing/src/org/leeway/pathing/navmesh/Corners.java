package org.leeway.pathing.navmesh;

import org.leeway.pathing.geom.exact.Predicates;

/** A test that finds the vertices at which shortest paths may turn. */
final class Corners {

	private Corners() {
	}

	/**
	 * Returns whether a path may bend round a vertex. One wall ends at the vertex, and another wall begins there. The path may
	 * bend if the angle between these walls is more than pi, measured through the mesh. At the end of a wall without thickness,
	 * the angle is 2 pi. False if the vertex lies on no wall.
	 */
	static boolean isCorner(NavMesh mesh, int vertex) {
		return mesh.isOnWall(vertex) && isCornerOf(mesh, mesh.leaving(vertex));
	}

	private static boolean isCornerOf(NavMesh mesh, int wall) {
		int from = mesh.origin(mesh.wallBefore(wall));
		int at = mesh.origin(wall);
		int to = mesh.target(wall);
		int side = Predicates.side(mesh.x(from), mesh.y(from), mesh.x(at), mesh.y(at), mesh.x(to), mesh.y(to));
		return side < 0 || side == 0 && turnsBack(mesh, from, at, to);
	}

	private static boolean turnsBack(NavMesh mesh, int from, int at, int to) {
		return (mesh.x(at) - mesh.x(from)) * (mesh.x(to) - mesh.x(at))
				+ (mesh.y(at) - mesh.y(from)) * (mesh.y(to) - mesh.y(at)) < 0;
	}
}
