package org.leeway.pathing.navmesh;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Predicates;

/**
 * Checks that the faces of a mesh are convex and do not overlap, and that no vertex of a wall lies inside another wall.
 * Faces that share no portal overlap only if their walls cross or one contains a vertex of another.
 */
final class MeshValidator {

	/** How far a vertex of a face may lie inside the straight line of its neighbours, as a part of their distance. */
	private static final double TOLERANCE = 1e-9;

	private final NavMesh mesh;

	private MeshValidator(NavMesh mesh) {
		this.mesh = mesh;
	}

	/** @throws MeshException at the first place that is wrong */
	static void check(NavMesh mesh) {
		MeshValidator validator = new MeshValidator(mesh);
		for (int face = 0; face < mesh.faceCount(); face++) {
			validator.checkConvex(face);
		}
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			validator.checkTurn(vertex);
		}
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.isWall(edge)) {
				validator.checkWall(edge);
			}
		}
	}

	private double x(int vertex) {
		return mesh.x(vertex);
	}

	private double y(int vertex) {
		return mesh.y(vertex);
	}

	/** Turns right or goes straight on at each vertex, all in all once around; has an area. */
	private void checkConvex(int face) {
		int rightTurns = 0;
		int descents = 0;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			int a = mesh.origin(edge);
			int b = mesh.target(edge);
			int c = mesh.target(mesh.next(edge));
			double turn = (x(b) - x(a)) * (y(c) - y(b)) - (y(b) - y(a)) * (x(c) - x(b));
			double scale = Math.max(distance(a, b), distance(b, c));
			boolean back = (x(b) - x(a)) * (x(c) - x(b)) + (y(b) - y(a)) * (y(c) - y(b)) < 0;
			boolean straight = Math.abs(turn) <= TOLERANCE * scale * scale;
			if (turn < 0 && !straight || straight && back) {
				throw new MeshException("polygon " + face + " is not convex", mesh.point(b));
			}
			rightTurns += straight ? 0 : 1;
			descents += y(b) > y(a) && y(c) <= y(b) ? 1 : 0;
		}
		if (rightTurns < 3) {
			throw new MeshException("polygon " + face + " has no area", mesh.point(mesh.origin(mesh.firstEdge(face))));
		}
		if (descents > 1) {
			throw new MeshException("polygon " + face + " crosses itself",
					mesh.point(mesh.origin(mesh.firstEdge(face))));
		}
	}

	private double distance(int a, int b) {
		return Math.hypot(x(b) - x(a), y(b) - y(a));
	}

	/** The faces around a vertex take up one full turn at most. */
	private void checkTurn(int vertex) {
		int first = mesh.leaving(vertex);
		double angle = 0;
		int edge = first;
		while (edge != NavMesh.NONE) {
			int before = mesh.previous(edge);
			angle += angle(mesh.target(edge), vertex, mesh.origin(before));
			edge = mesh.twin(before) == first ? NavMesh.NONE : mesh.twin(before);
		}
		if (angle > 2 * Math.PI + 1e-6) {
			throw new MeshException("polygons overlap", mesh.point(vertex));
		}
	}

	private double angle(int a, int at, int b) {
		double ax = x(a) - x(at);
		double ay = y(a) - y(at);
		double bx = x(b) - x(at);
		double by = y(b) - y(at);
		return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
	}

	private void checkWall(int wall) {
		int a = mesh.origin(wall);
		int b = mesh.target(wall);
		Envelope around = new Envelope(Math.min(x(a), x(b)), Math.min(y(a), y(b)), Math.max(x(a), x(b)),
				Math.max(y(a), y(b)));
		mesh.index().eachIn(around, face -> {
			if (face != mesh.face(wall)) {
				checkOutside(face, a);
				for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
					checkApart(a, b, edge);
				}
			}
		});
	}

	/** A wall's vertex lies inside no face. */
	private void checkOutside(int face, int vertex) {
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			if (side(mesh.origin(edge), mesh.target(edge), vertex) <= 0) {
				return;
			}
		}
		throw overlap(mesh.firstEdge(face), mesh.point(vertex));
	}

	private void checkApart(int a, int b, int edge) {
		int c = mesh.origin(edge);
		int d = mesh.target(edge);
		if (Predicates.cross(x(a), y(a), x(b), y(b), x(c), y(c), x(d), y(d))) {
			throw overlap(edge, crossing(a, b, c, d));
		}
		if (isSame(a, c) && isSame(b, d) || !mesh.isWall(edge) && (isInside(c, d, a) || isSame(a, d) && isSame(b, c))) {
			throw overlap(edge, mesh.point(a));
		}
		if (mesh.isWall(edge) && isInside(c, d, a)) {
			throw new MeshException("the vertex of a polygon lies inside an edge of another", mesh.point(a));
		}
	}

	private MeshException overlap(int edge, Point place) {
		return new MeshException("polygon " + mesh.face(edge) + " overlaps another", place);
	}

	private boolean isSame(int a, int b) {
		return x(a) == x(b) && y(a) == y(b);
	}

	/** Whether a vertex lies on the segment between two others, but not at an end. */
	private boolean isInside(int a, int b, int vertex) {
		double dot = (x(vertex) - x(a)) * (x(b) - x(vertex)) + (y(vertex) - y(a)) * (y(b) - y(vertex));
		return dot > 0 && side(a, b, vertex) == 0;
	}

	private int side(int a, int b, int vertex) {
		return Predicates.side(x(a), y(a), x(b), y(b), x(vertex), y(vertex));
	}

	private Point crossing(int a, int b, int c, int d) {
		double dx = x(b) - x(a);
		double dy = y(b) - y(a);
		double ex = x(d) - x(c);
		double ey = y(d) - y(c);
		double t = ((x(c) - x(a)) * ey - (y(c) - y(a)) * ex) / (dx * ey - dy * ex);
		return new Point(x(a) + t * dx, y(a) + t * dy);
	}
}
