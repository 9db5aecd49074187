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

/** The area of a mesh without the places whose distance from a wall is less than a given distance. */
final class Erosion {

	/**
	 * Upper limit of the factor by which JTS exceeds the requested angle of a chord. JTS approximates an arc by equal chords, and
	 * rounds the number of chords.
	 */
	private static final double MOST_ANGLE = 1.5;
	/**
	 * The {@link #slack} of erosion, as a share of the radius. The slack must be more than a millionth of the distance, because JTS
	 * merges places that are nearer to each other.
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
	 * Returns how much less than the radius is eroded, in cells. A passage exactly as wide as the disc then does not vanish. The
	 * passage becomes a strip that is twice this amount wide.
	 */
	static double slack(double radius) {
		return SLACK * radius;
	}

	/**
	 * Returns the area of a mesh that remains after erosion.
	 *
	 * @param distance in cells, 0 or more
	 * @param tolerance the largest distance, in cells, between the arc at a corner and the chords that approximate the arc,
	 *            more than 0
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

	/** Returns the walls without thickness, which have a face on both sides. Such walls vanish when the faces are joined. */
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
