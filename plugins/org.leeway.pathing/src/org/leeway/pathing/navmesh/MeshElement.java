package org.leeway.pathing.navmesh;

import org.leeway.pathing.geom.Point;

/** A part of a {@link PolygonMesh}, by the numbers of that mesh. */
public sealed interface MeshElement {

	/** A vertex. */
	record Vertex(int vertex) implements MeshElement {

		@Override
		public Point place(PolygonMesh mesh) {
			return new Point(mesh.x(vertex), mesh.y(vertex));
		}
	}

	/** An edge between two neighbours in a polygon. */
	record Edge(int a, int b) implements MeshElement {

		@Override
		public Point place(PolygonMesh mesh) {
			return new Point((mesh.x(a) + mesh.x(b)) / 2, (mesh.y(a) + mesh.y(b)) / 2);
		}
	}

	/** A polygon. */
	record Face(int polygon) implements MeshElement {

		@Override
		public Point place(PolygonMesh mesh) {
			double x = 0;
			double y = 0;
			int size = mesh.size(polygon);
			for (int i = 0; i < size; i++) {
				x += mesh.x(mesh.vertex(polygon, i)) / size;
				y += mesh.y(mesh.vertex(polygon, i)) / size;
			}
			return new Point(x, y);
		}
	}

	/** A place in the middle of the element, in cells: the same element is found there. */
	Point place(PolygonMesh mesh);
}
