package org.leeway.pathing.navmesh.anyangle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntPredicate;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A finder of the walls near a face or near a place of a mesh, for discs of one radius. The search spreads from face to
 * face through portals. Walls that are completely behind other walls may not be found. Such walls are not needed, because the
 * disc touches a nearer wall first. Corners are computed lazily. Thread-safe.
 */
final class NearWalls {

	/** Tolerance of distances, in cells. */
	static final double TOLERANCE = 1e-9;

	final NavMesh mesh;
	final double radius;
	private final AtomicReferenceArray<NearCorners> corners;

	NearWalls(NavMesh mesh, double radius) {
		this.mesh = mesh;
		this.radius = radius;
		this.corners = new AtomicReferenceArray<>(mesh.faceCount());
	}

	/** Returns the faces that contain a place, with a tolerance. */
	int[] facesAt(Point place) {
		int[][] found = { new int[4] };
		int[] count = new int[1];
		mesh.index().eachIn(new Envelope(place.x() - TOLERANCE, place.y() - TOLERANCE, place.x() + TOLERANCE,
				place.y() + TOLERANCE), face -> {
			if (contains(face, place.x(), place.y(), TOLERANCE)) {
				found[0] = count[0] < found[0].length ? found[0] : Arrays.copyOf(found[0], 2 * count[0]);
				found[0][count[0]++] = face;
			}
		});
		return Arrays.copyOf(found[0], count[0]);
	}

	/**
	 * Returns the corners of the mesh that a disc can touch while its centre is in a face. Their distance from the face is at
	 * most the radius of the disc.
	 */
	NearCorners corners(int face) {
		NearCorners known = corners.get(face);
		if (known == null) {
			known = NearCorners.of(mesh, findCorners(face));
			corners.set(face, known);
		}
		return known;
	}

	private int[] findCorners(int face) {
		int[] found = new int[8];
		int count = 0;
		for (int near : flood(new int[] { face }, edge -> distance(face, edge) <= radius + TOLERANCE)) {
			for (int edge = mesh.firstEdge(near); edge < mesh.firstEdge(near + 1); edge++) {
				int vertex = mesh.origin(edge);
				if (mesh.isCorner(vertex) && distance(face, mesh.x(vertex), mesh.y(vertex)) <= radius + TOLERANCE) {
					found = count < found.length ? found : Arrays.copyOf(found, 2 * count);
					found[count++] = vertex;
				}
			}
		}
		return Arrays.stream(found, 0, count).sorted().distinct().toArray();
	}

	/**
	 * Returns the given faces, and all faces that a flood reaches from them. The flood passes only portals for which
	 * {@code passes} is true.
	 */
	private List<Integer> flood(int[] from, IntPredicate passes) {
		List<Integer> faces = new ArrayList<>();
		for (int face : from) {
			faces.add(face);
		}
		for (int i = 0; i < faces.size(); i++) {
			int face = faces.get(i);
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				if (!mesh.isWall(edge) && !faces.contains(mesh.face(mesh.twin(edge))) && passes.test(edge)) {
					faces.add(mesh.face(mesh.twin(edge)));
				}
			}
		}
		return faces;
	}

	/**
	 * Returns all faces near a place, including the given faces. The search goes from the given faces to further faces, through
	 * each portal that is at most {@code reach} away from the place.
	 *
	 * @param from the faces that contain the place
	 * @param reach the largest distance of a portal from the place, in cells
	 */
	List<Integer> facesNear(int[] from, double x, double y, double reach) {
		return flood(from, edge -> distanceTo(edge, x, y) <= reach);
	}

	/**
	 * Returns the faces near a given face, without the given face itself. The search goes from face to face, through each
	 * portal that is at most {@code reach} away from the given face.
	 *
	 * @param first says which portals of the given face may be used
	 * @param reach the largest distance of a portal from the given face, in cells
	 */
	int[] facesNear(int face, IntPredicate first, double reach) {
		return flood(new int[] { face }, edge -> (mesh.face(edge) != face || first.test(edge))
				&& distance(face, edge) <= reach + TOLERANCE).stream().skip(1).mapToInt(Integer::intValue).toArray();
	}

	/**
	 * Returns the walls of the given faces that are at most {@code reach} away from a place.
	 *
	 * @param reach the distance, in cells
	 */
	int[] wallsNear(List<Integer> faces, double x, double y, double reach) {
		int[] found = new int[8];
		int count = 0;
		for (int face : faces) {
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				if (mesh.isWall(edge) && distanceTo(edge, x, y) <= reach) {
					found = count < found.length ? found : Arrays.copyOf(found, 2 * count);
					found[count++] = edge;
				}
			}
		}
		return Arrays.copyOf(found, count);
	}

	/**
	 * Returns whether the disc fits with its centre at a place. The disc may overlap walls by at most
	 * {@code tolerance}, because places are rounded.
	 *
	 * @param faces the faces that contain the place
	 */
	boolean isFree(int[] faces, double x, double y, double tolerance) {
		double reach = radius - tolerance;
		for (int wall : wallsNear(facesNear(faces, x, y, radius), x, y, radius)) {
			if (distanceTo(wall, x, y) < reach) {
				return false;
			}
		}
		return true;
	}

	/** Returns the distance between an edge and a face. The distance is 0 if the edge touches the face. */
	double distance(int face, int edge) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		double least = Math.min(distance(face, mesh.x(a), mesh.y(a)), distance(face, mesh.x(b), mesh.y(b)));
		for (int other = mesh.firstEdge(face); other < mesh.firstEdge(face + 1); other++) {
			int vertex = mesh.origin(other);
			least = Math.min(least, distanceTo(edge, mesh.x(vertex), mesh.y(vertex)));
		}
		return least;
	}

	/** Returns the distance of a point from a face, 0 inside. */
	double distance(int face, double x, double y) {
		double least = Double.POSITIVE_INFINITY;
		boolean inside = true;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			int a = mesh.origin(edge);
			int b = mesh.target(edge);
			inside &= (mesh.x(b) - mesh.x(a)) * (y - mesh.y(a)) - (mesh.y(b) - mesh.y(a)) * (x - mesh.x(a)) >= 0;
			least = Math.min(least, distanceTo(edge, x, y));
		}
		return inside ? 0 : least;
	}

	/** Returns whether a face contains a point, with a tolerance. */
	boolean contains(int face, double x, double y, double tolerance) {
		int end = mesh.firstEdge(face + 1);
		int a = mesh.origin(end - 1);
		for (int edge = mesh.firstEdge(face); edge < end; edge++) {
			int b = mesh.origin(edge);
			double ex = mesh.x(b) - mesh.x(a);
			double ey = mesh.y(b) - mesh.y(a);
			if (ex * (y - mesh.y(a)) - ey * (x - mesh.x(a)) < -tolerance * (Math.abs(ex) + Math.abs(ey))) {
				return false;
			}
			a = b;
		}
		return true;
	}

	/** Returns the distance of a point from an edge. */
	double distanceTo(int edge, double x, double y) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		double dx = mesh.x(b) - mesh.x(a);
		double dy = mesh.y(b) - mesh.y(a);
		double t = ((x - mesh.x(a)) * dx + (y - mesh.y(a)) * dy) / (dx * dx + dy * dy);
		double nearest = Math.clamp(t, 0, 1);
		double rx = x - mesh.x(a) - nearest * dx;
		double ry = y - mesh.y(a) - nearest * dy;
		return Math.sqrt(rx * rx + ry * ry);
	}
}
