package org.leeway.pathing.navmesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.geom.exact.Predicates;

/**
 * A split of faces that are slightly concave because of rounding. Such a face is split at the vertices where its outline turns
 * inwards. So each part is convex by exact tests, which searches rely on.
 */
public final class ConvexParts {

	private final NavMesh mesh;
	private final List<int[]> polygons = new ArrayList<>();
	private short[] terrains = new short[16];

	private ConvexParts(NavMesh mesh) {
		this.mesh = mesh;
	}

	/**
	 * Returns the mesh with exactly convex faces. A slightly concave face is split by diagonals from its vertices with concave
	 * angles. A face without a suitable diagonal, for example a sliver, stays concave. Returns the given mesh if all its faces
	 * are convex.
	 */
	public static NavMesh of(NavMesh mesh) {
		return mesh.isConvex() ? mesh : new ConvexParts(mesh).split();
	}

	static boolean areConvex(NavMesh mesh) {
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (side(mesh, mesh.origin(edge), mesh.target(edge), mesh.target(mesh.next(edge))) < 0) {
				return false;
			}
		}
		return true;
	}

	private static int side(NavMesh mesh, int a, int b, int c) {
		return Predicates.side(mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b), mesh.x(c), mesh.y(c));
	}

	private NavMesh split() {
		double[] xy = new double[2 * mesh.vertexCount()];
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			xy[2 * vertex] = mesh.x(vertex);
			xy[2 * vertex + 1] = mesh.y(vertex);
		}
		List<int[]> walls = new ArrayList<>();
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.isWall(edge)) {
				walls.add(new int[] { mesh.origin(edge), mesh.target(edge) });
			}
		}
		for (int face = 0; face < mesh.faceCount(); face++) {
			int[] polygon = new int[mesh.size(face)];
			for (int i = 0; i < polygon.length; i++) {
				polygon[i] = mesh.origin(mesh.firstEdge(face) + i);
			}
			add(polygon, (short) mesh.terrain(face));
		}
		return NavMesh.trusted(PolygonMesh.of(xy, polygons, Arrays.copyOf(terrains, polygons.size()), walls));
	}

	/** Adds the convex parts of a polygon. */
	private void add(int[] polygon, short terrain) {
		int n = polygon.length;
		for (int i = 0; i < n; i++) {
			int before = polygon[(i + n - 1) % n];
			int after = polygon[(i + 1) % n];
			for (int far = 2; side(mesh, before, polygon[i], after) < 0 && far < n - 1; far++) {
				int opposite = polygon[(i + far) % n];
				if (side(mesh, opposite, polygon[i], after) > 0 && side(mesh, before, polygon[i], opposite) > 0) {
					add(part(polygon, i, far + 1), terrain);
					add(part(polygon, i + far, n - far + 1), terrain);
					return;
				}
			}
		}
		if (polygons.size() == terrains.length) {
			terrains = Arrays.copyOf(terrains, 2 * terrains.length);
		}
		terrains[polygons.size()] = terrain;
		polygons.add(polygon);
	}

	private static int[] part(int[] polygon, int from, int count) {
		int[] part = new int[count];
		for (int i = 0; i < count; i++) {
			part[i] = polygon[(from + i) % polygon.length];
		}
		return part;
	}
}
