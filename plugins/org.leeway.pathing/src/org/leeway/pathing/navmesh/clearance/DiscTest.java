package org.leeway.pathing.navmesh.clearance;

import org.leeway.pathing.navmesh.NavMesh;

/** The test whether walls reach into a disc. Looks only at the faces that the disc touches. Not thread-safe. */
final class DiscTest {

	private final NavMesh mesh;
	private final Visits visits;

	DiscTest(NavMesh mesh) {
		this.mesh = mesh;
		this.visits = new Visits(mesh);
	}

	/**
	 * Returns whether no wall lies inside a disc. A wall may touch the disc.
	 *
	 * @param vertex a vertex on the edge of the disc, at which the search begins
	 */
	boolean isEmpty(int vertex, double x, double y, double radius) {
		double squared = radius * radius;
		visits.beginAround(vertex);
		for (int face = visits.next(); face != NavMesh.NONE; face = visits.next()) {
			int end = mesh.firstEdge(face) + mesh.size(face);
			for (int edge = mesh.firstEdge(face); edge < end; edge++) {
				int twin = mesh.twin(edge);
				if ((twin == NavMesh.NONE || !visits.hasMet(mesh.face(twin))) && squaredDistance(edge, x, y) < squared) {
					if (twin == NavMesh.NONE) {
						return false;
					}
					visits.add(mesh.face(twin));
				}
			}
		}
		return true;
	}

	private double squaredDistance(int edge, double x, double y) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		return Distances.squared(mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b), x, y);
	}
}
