package org.leeway.pathing.navmesh.anyangle;

import java.util.function.Consumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.plan.MeshPath;

/** An exact search for shortest paths of a disc of one radius, or of a point for radius 0. Thread-safe. */
public interface MeshSearch {

	/**
	 * Finds the shortest path.
	 *
	 * @param examined receives parts of portals in the order in which the search examines them; null for no tracing
	 */
	MeshPath find(Point start, Point goal, Consumer<Segment> examined, Progress progress);

	/**
	 * Creates a search on a mesh.
	 *
	 * @param radius of the disc in cells, 0 for a point
	 */
	static MeshSearch of(NavMesh mesh, double radius) {
		return radius > 0 ? new DiscSearch(mesh, radius)::find : new PointSearch(mesh)::find;
	}
}
