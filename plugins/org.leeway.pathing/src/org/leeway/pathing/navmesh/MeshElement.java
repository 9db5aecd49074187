package org.leeway.pathing.navmesh;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Point;

/** A part of a {@link PolygonMesh}, identified by the numbers that the mesh gives to vertices and polygons. */
public sealed interface MeshElement {

	/** A vertex. */
	record Vertex(int vertex) implements MeshElement {

		@Override
		public Point place(PolygonMesh mesh) {
			return new Point(mesh.x(vertex), mesh.y(vertex));
		}

		@Override
		public List<Point> outline(PolygonMesh mesh) {
			return List.of(place(mesh));
		}

		/**
		 * Returns how the polygons with this vertex would look if the vertex were at another place. Each polygon is a list of
		 * its corners. The mesh does not change.
		 */
		public List<List<Point>> moved(PolygonMesh mesh, Point place) {
			return IntStream.range(0, mesh.polygonCount()).mapToObj(mesh::polygon).filter(ring -> Rings.has(ring, vertex))
					.map(ring -> Arrays.stream(ring)
							.mapToObj(each -> each == vertex ? place : new Vertex(each).place(mesh)).toList())
					.toList();
		}
	}

	/** An edge between two consecutive vertices of a polygon. */
	record Edge(int a, int b) implements MeshElement {

		@Override
		public Point place(PolygonMesh mesh) {
			return new Point((mesh.x(a) + mesh.x(b)) / 2, (mesh.y(a) + mesh.y(b)) / 2);
		}

		@Override
		public List<Point> outline(PolygonMesh mesh) {
			return List.of(new Vertex(a).place(mesh), new Vertex(b).place(mesh));
		}

		/** Returns the length in cells. */
		public double length(PolygonMesh mesh) {
			return new Vertex(a).place(mesh).distance(new Vertex(b).place(mesh));
		}

		/** Returns whether two polygons have the edge. */
		public boolean isShared(PolygonMesh mesh) {
			return IntStream.range(0, mesh.polygonCount()).filter(polygon -> Rings.hasEdge(mesh.polygon(polygon), a, b))
					.limit(2).count() == 2;
		}

		/** Returns whether no unit crosses the edge: the edge belongs to only one polygon, or a wall stands on the edge. */
		public boolean isWall(PolygonMesh mesh) {
			return !isShared(mesh) || IntStream.range(0, mesh.wallCount())
					.anyMatch(wall -> isBetween(mesh.wallFrom(wall), mesh.wallTo(wall)));
		}

		private boolean isBetween(int from, int to) {
			return from == a && to == b || from == b && to == a;
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

		@Override
		public List<Point> outline(PolygonMesh mesh) {
			return Arrays.stream(mesh.polygon(polygon)).mapToObj(each -> new Vertex(each).place(mesh)).toList();
		}
	}

	/**
	 * Returns a place in the middle of the element, in cells. At this place, {@link MeshPick#at} finds the element, unless a
	 * polygon is not convex or another vertex or edge is near.
	 */
	Point place(PolygonMesh mesh);

	/** Returns the places of the element's vertices, in cells. */
	List<Point> outline(PolygonMesh mesh);
}
