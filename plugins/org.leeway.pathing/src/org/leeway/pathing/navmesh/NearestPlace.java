package org.leeway.pathing.navmesh;

import java.util.Optional;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Point;

/**
 * The place of a mesh that is nearest to a point.
 *
 * @param place the place, inside a face or on an edge of a face
 * @param distance from the point, in cells; 0 if the point is on the mesh
 */
public record NearestPlace(Point place, double distance) {

	/** Returns the nearest place, or empty if the mesh has no faces. */
	public static Optional<NearestPlace> of(NavMesh mesh, double x, double y) {
		if (mesh.faceCount() == 0) {
			return Optional.empty();
		}
		if (mesh.locate(x, y) != NavMesh.NONE) {
			return Optional.of(new NearestPlace(new Point(x, y), 0));
		}
		Search search = new Search(mesh, x, y);
		double reach = 1;
		while (search.distance > reach) {
			reach = 2 * reach;
			search.lookWithin(reach);
		}
		return Optional.of(new NearestPlace(new Point(search.nearestX, search.nearestY), search.distance));
	}

	/** A search that keeps the nearest place of all edges that it has visited. */
	private static final class Search {

		private final NavMesh mesh;
		private final double x;
		private final double y;
		private double nearestX;
		private double nearestY;
		private double distance = Double.POSITIVE_INFINITY;

		Search(NavMesh mesh, double x, double y) {
			this.mesh = mesh;
			this.x = x;
			this.y = y;
		}

		void lookWithin(double reach) {
			mesh.index().eachIn(new Envelope(x - reach, y - reach, x + reach, y + reach), face -> {
				for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
					lookAt(edge);
				}
			});
		}

		private void lookAt(int edge) {
			int a = mesh.origin(edge);
			int b = mesh.target(edge);
			double dx = mesh.x(b) - mesh.x(a);
			double dy = mesh.y(b) - mesh.y(a);
			double share = ((x - mesh.x(a)) * dx + (y - mesh.y(a)) * dy) / (dx * dx + dy * dy);
			double t = Math.clamp(share, 0.0, 1.0);
			double placeX = t == 1 ? mesh.x(b) : mesh.x(a) + t * dx;
			double placeY = t == 1 ? mesh.y(b) : mesh.y(a) + t * dy;
			double found = Math.hypot(x - placeX, y - placeY);
			if (found < distance) {
				distance = found;
				nearestX = placeX;
				nearestY = placeY;
			}
		}
	}
}
