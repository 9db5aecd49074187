package org.leeway.pathing.navmesh.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.navmesh.NavMesh;
import org.locationtech.jts.coverage.CoverageUnion;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.buffer.BufferOp;
import org.locationtech.jts.operation.buffer.BufferParameters;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** A calculator that takes away from a mesh all places nearer to a wall than a given distance. */
final class Erosion {

	/**
	 * Limit for the angle of a chord, as a multiple of the requested angle. JTS replaces an arc by chords of equal angles, and
	 * rounds their number. So the angle may be larger than requested.
	 */
	private static final double MOST_ANGLE = 1.5;
	/**
	 * The {@link #slack}, as a fraction of the disc's radius. JTS merges places that are nearer to each other than a millionth of
	 * the radius, so the fraction must be larger than that.
	 */
	private static final double SLACK = 1.0 / (1 << 17);
	private static final GeometryFactory FACTORY = new GeometryFactory();

	private final NavMesh mesh;
	private final double distance;
	private final BufferParameters parameters;

	private Erosion(NavMesh mesh, double distance, double tolerance) {
		this.mesh = mesh;
		this.distance = distance;
		Arc quadrant = new Arc(new Point(0, 0), Math.max(distance, tolerance), 0, Math.PI / 2, TurnDirection.CLOCKWISE);
		this.parameters = new BufferParameters(quadrant.chords(tolerance / (MOST_ANGLE * MOST_ANGLE)));
		parameters.setSimplifyFactor(0);
	}

	/**
	 * Returns the slack: how much less than the disc's radius the mesh is eroded, in cells. Without slack, a passage
	 * exactly as wide as the disc would vanish. With slack, the passage becomes a strip twice as wide as the slack.
	 *
	 * @param radius of the disc, in cells
	 */
	static double slack(double radius) {
		return SLACK * radius;
	}

	/**
	 * Returns the area of a mesh without the places near walls.
	 *
	 * @param distance how far from walls the area stays, in cells, 0 or more
	 * @param tolerance the largest error of a rounded corner, in cells, more than 0. Around the corner of a wall,
	 * chords replace an arc
	 */
	static Geometry of(NavMesh mesh, double distance, double tolerance) {
		return new Erosion(mesh, distance, tolerance).area();
	}

	private Geometry area() {
		Geometry[] faces = new Geometry[mesh.faceCount()];
		for (int face = 0; face < faces.length; face++) {
			faces[face] = face(face);
		}
		Geometry area = faces.length == 0 ? FACTORY.createPolygon() : CoverageUnion.union(faces);
		if (distance == 0) {
			return area;
		}
		Geometry eroded = BufferOp.bufferOp(area, -distance, parameters);
		List<LineString> thin = thinWalls(mesh);
		return thin.isEmpty() || eroded.isEmpty() ? eroded
				: OverlayNGRobust.overlay(eroded,
						BufferOp.bufferOp(FACTORY.createMultiLineString(thin.toArray(LineString[]::new)), distance, parameters),
						OverlayNG.DIFFERENCE);
	}

	private Polygon face(int face) {
		Coordinate[] ring = new Coordinate[mesh.size(face) + 1];
		for (int i = 0; i < ring.length; i++) {
			ring[i] = place(mesh, mesh.origin(mesh.firstEdge(face) + i % mesh.size(face)));
		}
		return FACTORY.createPolygon(ring);
	}

	static Coordinate place(NavMesh mesh, int vertex) {
		return new Coordinate(mesh.x(vertex), mesh.y(vertex));
	}

	/**
	 * Returns the walls with a face of the mesh on both sides. They have no thickness. The union of all faces does not
	 * show them.
	 */
	static List<LineString> thinWalls(NavMesh mesh) {
		Set<List<Coordinate>> walls = new HashSet<>();
		List<LineString> thin = new ArrayList<>();
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.isWall(edge)) {
				Coordinate from = place(mesh, mesh.origin(edge));
				Coordinate to = place(mesh, mesh.target(edge));
				walls.add(List.of(from, to));
				if (walls.contains(List.of(to, from))) {
					thin.add(FACTORY.createLineString(new Coordinate[] {from, to}));
				}
			}
		}
		return thin;
	}
}
