package org.leeway.ui.map.layers;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;

/** The parts of a mesh as shapes to draw, in cells. */
final class MeshShapes {

	private MeshShapes() {
	}

	/**
	 * A wall: an edge with a face on only one side. The face lies to the right for someone who looks from the first point to
	 * the second point.
	 */
	record Wall(double x1, double y1, double x2, double y2) implements SizedShapes.Shape {

		@Override
		public double x() {
			return (x1 + x2) / 2;
		}

		@Override
		public double y() {
			return (y1 + y2) / 2;
		}

		@Override
		public double size() {
			return Math.hypot(x2 - x1, y2 - y1);
		}
	}

	/** An edge between two faces, with the centroids of both faces. */
	record Portal(double x1, double y1, double x2, double y2, Point centroid, Point other) implements SizedShapes.Shape {

		@Override
		public double x() {
			return (x1 + x2) / 2;
		}

		@Override
		public double y() {
			return (y1 + y2) / 2;
		}

		@Override
		public double size() {
			return Math.hypot(x2 - x1, y2 - y1);
		}
	}

	/**
	 * A polygon.
	 *
	 * @param corners x and y of each corner: x of corner i at index 2 i, y at 2 i + 1
	 * @param x the x coordinate of the middle of the polygon's bounds
	 * @param y the y coordinate of the middle of the polygon's bounds
	 * @param size the longer side of the polygon's bounds
	 * @param terrain of the face, or {@link NavMesh#NONE}
	 */
	record Face(double[] corners, double x, double y, double size, int terrain) implements SizedShapes.Shape {
	}

	static Wall wall(NavMesh mesh, int edge) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		return new Wall(mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b));
	}

	static Portal portal(NavMesh mesh, int edge) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		return new Portal(mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b), centroid(mesh, mesh.face(edge)),
				centroid(mesh, mesh.face(mesh.twin(edge))));
	}

	static Face face(NavMesh mesh, int face) {
		double[] corners = new double[2 * mesh.size(face)];
		double left = Double.POSITIVE_INFINITY;
		double top = Double.POSITIVE_INFINITY;
		double right = Double.NEGATIVE_INFINITY;
		double bottom = Double.NEGATIVE_INFINITY;
		for (int i = 0; i < mesh.size(face); i++) {
			int vertex = mesh.origin(mesh.firstEdge(face) + i);
			corners[2 * i] = mesh.x(vertex);
			corners[2 * i + 1] = mesh.y(vertex);
			left = Math.min(left, mesh.x(vertex));
			top = Math.min(top, mesh.y(vertex));
			right = Math.max(right, mesh.x(vertex));
			bottom = Math.max(bottom, mesh.y(vertex));
		}
		return new Face(corners, (left + right) / 2, (top + bottom) / 2, Math.max(right - left, bottom - top),
				mesh.terrain(face));
	}

	private static Point centroid(NavMesh mesh, int face) {
		int origin = mesh.origin(mesh.firstEdge(face));
		double area = 0;
		double x = 0;
		double y = 0;
		for (int edge = mesh.firstEdge(face) + 1; edge < mesh.firstEdge(face + 1) - 1; edge++) {
			double ax = mesh.x(mesh.origin(edge)) - mesh.x(origin);
			double ay = mesh.y(mesh.origin(edge)) - mesh.y(origin);
			double bx = mesh.x(mesh.origin(edge + 1)) - mesh.x(origin);
			double by = mesh.y(mesh.origin(edge + 1)) - mesh.y(origin);
			double cross = ax * by - ay * bx;
			area += cross;
			x += cross * (ax + bx) / 3;
			y += cross * (ay + by) / 3;
		}
		return new Point(mesh.x(origin) + x / area, mesh.y(origin) + y / area);
	}
}
