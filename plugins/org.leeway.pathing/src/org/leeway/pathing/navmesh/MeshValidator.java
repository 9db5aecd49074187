package org.leeway.pathing.navmesh;

import org.leeway.pathing.geom.exact.Predicates;

/** The test that faces are convex and do not overlap, and that no vertex of a wall lies inside another wall. */
final class MeshValidator {

	/**
	 * Tolerance for faces that rounding has made slightly concave. The distance of a concave vertex from the line between its
	 * two neighbours may be at most this fraction of the length of the line.
	 */
	private static final double TOLERANCE = 1e-9;
	/**
	 * Tolerance for rounding errors in sums of angles, in radians. Such a sum, for example of the angles around a vertex, may
	 * exceed a full turn by this much.
	 */
	private static final double ROUNDING = 1e-6;

	private final NavMesh mesh;

	private MeshValidator(NavMesh mesh) {
		this.mesh = mesh;
	}

	/**
	 * Checks all faces and walls of a mesh.
	 *
	 * @throws MeshException at the first fault: a face is not convex or has no area, faces overlap, walls cross, or a
	 *             vertex lies inside a wall
	 */
	static void check(NavMesh mesh) {
		MeshValidator validator = new MeshValidator(mesh);
		for (int face = 0; face < mesh.faceCount(); face++) {
			validator.checkConvex(face);
		}
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			validator.checkTurn(vertex);
		}
		WallSweep.check(mesh);
	}

	private double x(int vertex) {
		return mesh.x(vertex);
	}

	private double y(int vertex) {
		return mesh.y(vertex);
	}

	/** Checks that a face turns right or goes straight on at each vertex, makes one full turn in total, and has an area. */
	private void checkConvex(int face) {
		int rightTurns = 0;
		double turned = 0;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			int a = mesh.origin(edge);
			int b = mesh.target(edge);
			int c = mesh.target(mesh.next(edge));
			if (x(a) == x(b) && y(a) == y(b)) {
				throw new MeshException("polygon " + face + " has two vertices", mesh.point(a));
			}
			int side = Predicates.side(x(a), y(a), x(b), y(b), x(c), y(c));
			if (side < 0 && !isNearlyStraight(a, b, c) || side <= 0 && turnsBack(a, b, c)) {
				throw new MeshException("polygon " + face + " is not convex", mesh.point(b));
			}
			rightTurns += side > 0 ? 1 : 0;
			turned += side * (Math.PI - angle(a, b, c));
		}
		if (rightTurns < 3) {
			throw new MeshException("polygon " + face + " has no area", mesh.point(mesh.origin(mesh.firstEdge(face))));
		}
		if (turned > 2 * Math.PI + ROUNDING) {
			throw new MeshException("polygon " + face + " crosses itself",
					mesh.point(mesh.origin(mesh.firstEdge(face))));
		}
	}

	private boolean isNearlyStraight(int a, int b, int c) {
		double turn = (x(b) - x(a)) * (y(c) - y(b)) - (y(b) - y(a)) * (x(c) - x(b));
		double squared = (x(c) - x(a)) * (x(c) - x(a)) + (y(c) - y(a)) * (y(c) - y(a));
		return Math.abs(turn) <= TOLERANCE * squared;
	}

	private boolean turnsBack(int a, int b, int c) {
		return (x(b) - x(a)) * (x(c) - x(b)) + (y(b) - y(a)) * (y(c) - y(b)) < 0;
	}

	/** Checks that the angles of all faces at a vertex add up to at most one full turn. */
	private void checkTurn(int vertex) {
		int first = mesh.leaving(vertex);
		double angle = 0;
		int edge = first;
		while (edge != NavMesh.NONE) {
			int before = mesh.previous(edge);
			angle += angle(mesh.target(edge), vertex, mesh.origin(before));
			edge = mesh.twin(before) == first ? NavMesh.NONE : mesh.twin(before);
		}
		if (angle > 2 * Math.PI + ROUNDING) {
			throw new MeshException("polygons overlap", mesh.point(vertex));
		}
	}

	/** Returns the angle at the vertex {@code at} between the directions to the vertices a and b, from 0 to pi. */
	private double angle(int a, int at, int b) {
		double ax = x(a) - x(at);
		double ay = y(a) - y(at);
		double bx = x(b) - x(at);
		double by = y(b) - y(at);
		return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
	}
}
