package org.leeway.pathing.navmesh;

import java.util.Optional;

import org.leeway.pathing.geom.Point;

/**
 * A search for the element of a mesh at a place. A vertex near the place comes first, then an edge near the place, then the
 * polygon around the place.
 */
public final class MeshPick {

	private final PolygonMesh mesh;
	private final double x;
	private final double y;
	private double nearestVertex;
	private double nearestEdge;
	private MeshElement vertex;
	private MeshElement edge;
	private MeshElement face;

	private MeshPick(PolygonMesh mesh, Point place, double reach) {
		this.mesh = mesh;
		this.x = place.x();
		this.y = place.y();
		this.nearestVertex = reach;
		this.nearestEdge = reach;
	}

	/**
	 * Returns the element at a place, or empty if there is none.
	 *
	 * @param place in cells
	 * @param reach the largest distance from the place at which a vertex or an edge is found, in cells
	 */
	public static Optional<MeshElement> at(PolygonMesh mesh, Point place, double reach) {
		MeshPick pick = new MeshPick(mesh, place, reach);
		for (int polygon = 0; polygon < mesh.polygonCount(); polygon++) {
			pick.look(polygon);
		}
		return Optional.ofNullable(pick.vertex).or(() -> Optional.ofNullable(pick.edge))
				.or(() -> Optional.ofNullable(pick.face));
	}

	private void look(int polygon) {
		boolean inside = false;
		int a = mesh.vertex(polygon, mesh.size(polygon) - 1);
		for (int i = 0; i < mesh.size(polygon); i++) {
			int b = mesh.vertex(polygon, i);
			inside ^= isLeftOfCrossing(a, b);
			look(a, b);
			a = b;
		}
		if (inside) {
			face = new MeshElement.Face(polygon);
		}
	}

	private boolean isLeftOfCrossing(int a, int b) {
		return mesh.y(a) > y != mesh.y(b) > y
				&& x < mesh.x(a) + (y - mesh.y(a)) / (mesh.y(b) - mesh.y(a)) * (mesh.x(b) - mesh.x(a));
	}

	private void look(int a, int b) {
		double toVertex = Math.hypot(mesh.x(b) - x, mesh.y(b) - y);
		if (toVertex <= nearestVertex) {
			nearestVertex = toVertex;
			vertex = new MeshElement.Vertex(b);
		}
		double toEdge = distance(a, b);
		if (toEdge <= nearestEdge) {
			nearestEdge = toEdge;
			edge = new MeshElement.Edge(a, b);
		}
	}

	private double distance(int a, int b) {
		double dx = mesh.x(b) - mesh.x(a);
		double dy = mesh.y(b) - mesh.y(a);
		double share = ((x - mesh.x(a)) * dx + (y - mesh.y(a)) * dy) / (dx * dx + dy * dy);
		double at = share > 0 ? Math.min(share, 1) : 0;
		return Math.hypot(mesh.x(a) + at * dx - x, mesh.y(a) + at * dy - y);
	}
}
