package org.leeway.ui.map.layers;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.ui.map.layers.MeshShapes.Face;
import org.leeway.ui.map.layers.MeshShapes.Portal;
import org.leeway.ui.map.layers.MeshShapes.Wall;

/**
 * The shapes of a mesh in one square of the map. A face belongs to the square that contains the mean of its corners. Immutable.
 *
 * @param key a hash of the faces. Squares with equal keys are assumed to have equal shapes
 * @param parts the smaller squares into which the square is divided, in row-major order. Null for a part without faces
 * @param bounds a rectangle around all faces, in cells
 */
record MeshSquare(long key, Part[] parts, Envelope bounds, SizedShapes<Wall> walls, SizedShapes<Portal> portals,
		SizedShapes<Face> faces) {

	/** The side of a part, in cells. */
	private static final int PART = 8;
	private static final int PARTS = SizedShapes.SIDE / PART;

	/**
	 * A smaller square inside the square of a {@link MeshSquare}. A face belongs to the smaller square that contains the mean
	 * of the face's corners.
	 *
	 * @param key a hash of the faces. A different key means that a face has changed
	 * @param bounds a rectangle around the faces of the smaller square, in cells
	 */
	private record Part(long key, Envelope bounds) {

		private Part with(long more, Envelope box) {
			return new Part(key + more, bounds.union(box));
		}
	}

	/**
	 * Creates the square from the faces in the square. The square gets all walls of these faces. A portal has two half-edges,
	 * in two faces that may be in different squares. So only the half-edge that {@link #isFirst} chooses adds the portal to a
	 * square.
	 *
	 * @param key the sum of the hashes of the faces, see {@link #key(NavMesh, int)}
	 * @param left the left edge of the square, in cells
	 * @param top the top edge of the square, in cells
	 * @param faces the indices of the faces
	 */
	static MeshSquare of(NavMesh mesh, IntStream faces, long key, double left, double top) {
		List<Wall> walls = new ArrayList<>();
		List<Portal> portals = new ArrayList<>();
		List<Face> all = new ArrayList<>();
		Part[] parts = new Part[PARTS * PARTS];
		faces.forEach(face -> {
			Face shape = MeshShapes.face(mesh, face);
			all.add(shape);
			int column = Math.clamp((long) (shape.x() - left) / PART, 0, PARTS - 1);
			int row = Math.clamp((long) (shape.y() - top) / PART, 0, PARTS - 1);
			Part known = parts[row * PARTS + column];
			parts[row * PARTS + column] = known == null ? new Part(key(mesh, face), bounds(shape))
					: known.with(key(mesh, face), bounds(shape));
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				if (mesh.isWall(edge)) {
					walls.add(MeshShapes.wall(mesh, edge));
				} else if (isFirst(mesh, edge)) {
					portals.add(MeshShapes.portal(mesh, edge));
				}
			}
		});
		return new MeshSquare(key, parts, bounds(all), new SizedShapes<>(walls, left, top), new SizedShapes<>(portals, left, top),
				new SizedShapes<>(all, left, top));
	}

	/**
	 * Returns whether a half-edge of a portal is drawn. A portal consists of two half-edges in opposite directions, but is
	 * drawn only once. The half-edge that leads to the right is chosen. In a vertical portal, the half-edge that leads down is
	 * chosen.
	 */
	private static boolean isFirst(NavMesh mesh, int edge) {
		double dx = mesh.x(mesh.target(edge)) - mesh.x(mesh.origin(edge));
		return dx > 0 || dx == 0 && mesh.y(mesh.target(edge)) > mesh.y(mesh.origin(edge));
	}

	private static Envelope bounds(List<Face> faces) {
		return faces.stream().map(MeshSquare::bounds).reduce(Envelope::union).orElseThrow();
	}

	private static Envelope bounds(Face face) {
		double reach = face.size() / 2;
		return new Envelope(face.x() - reach, face.y() - reach, face.x() + reach, face.y() + reach);
	}

	/**
	 * Compares this square with an earlier or later state of the same square. Adds to a list the bounds of each part that
	 * differs.
	 *
	 * @param other the other state. Null if it has no faces
	 * @param changes the list
	 */
	void addChanges(MeshSquare other, List<Envelope> changes) {
		for (int i = 0; i < parts.length; i++) {
			Part then = other == null ? null : other.parts[i];
			if (parts[i] != null && (then == null || parts[i].key != then.key)) {
				changes.add(parts[i].bounds);
			}
			if (then != null && (parts[i] == null || parts[i].key != then.key)) {
				changes.add(then.bounds);
			}
		}
	}

	/**
	 * Returns a hash of a face's corners, walls, neighbours and terrain. The hash is the same if an edit only gives the
	 * faces and vertices other numbers.
	 */
	static long key(NavMesh mesh, int face) {
		long sum = mesh.terrain(face);
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			sum += mix(mix(mix(bits(mesh.x(mesh.origin(edge))), bits(mesh.y(mesh.origin(edge)))),
					bits(mesh.x(mesh.target(edge)))), bits(mesh.y(mesh.target(edge))) + neighbour(mesh, edge));
		}
		return mix(sum, 1);
	}

	/**
	 * Returns a hash of the corners of the face beyond an edge, or a constant if the edge is a wall. If the edge is a
	 * portal, its drawing depends on the middle of the face beyond. So the hash must change if this face moves.
	 */
	private static long neighbour(NavMesh mesh, int edge) {
		if (mesh.isWall(edge)) {
			return 7;
		}
		long sum = 0;
		int face = mesh.face(mesh.twin(edge));
		for (int each = mesh.firstEdge(face); each < mesh.firstEdge(face + 1); each++) {
			sum += bits(mesh.x(mesh.origin(each))) * 31 + bits(mesh.y(mesh.origin(each)));
		}
		return sum;
	}

	/** Returns the bits of a number. The numbers 0.0 and -0.0 have the same bits. */
	private static long bits(double number) {
		return Double.doubleToLongBits(number + 0.0);
	}

	private static long mix(long a, long b) {
		long mixed = (a * 0x9E3779B97F4A7C15L ^ b) * 0xBF58476D1CE4E5B9L;
		return mixed ^ mixed >>> 31;
	}
}
