package org.leeway.pathing.navmesh;

import java.util.Arrays;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.exact.Predicates;

/**
 * A builder of a mesh from polygons. Finds the twin of each half-edge. Where parts of the mesh meet only at a point, each part gets
 * a vertex of its own.
 */
final class NavMeshBuilder {

	private final PolygonMesh polygons;
	private final int[] firstEdges;
	private final int[] origins;
	private final int[] faces;
	private final int[] twins;
	private final short[] terrains;
	/**
	 * Indexed by vertex: the index in {@link #edgesAt} of the first half-edge that begins at the vertex. One more entry at
	 * the end holds the number of all half-edges.
	 */
	private final int[] firstAt;
	/**
	 * All half-edges, grouped by the vertex where they begin. Vertex {@code v} has the half-edges at indices
	 * [{@code firstAt[v]}, {@code firstAt[v + 1]}).
	 */
	private final int[] edgesAt;
	private double[] xy;
	private int[] leaving;
	private int vertexCount;

	NavMeshBuilder(PolygonMesh polygons) {
		this.polygons = polygons;
		int faceCount = polygons.polygonCount();
		firstEdges = new int[faceCount + 1];
		terrains = new short[faceCount];
		for (int face = 0; face < faceCount; face++) {
			firstEdges[face + 1] = firstEdges[face] + polygons.size(face);
			terrains[face] = (short) polygons.terrain(face);
		}
		origins = new int[firstEdges[faceCount]];
		faces = new int[origins.length];
		twins = new int[origins.length];
		vertexCount = polygons.vertexCount();
		firstAt = new int[vertexCount + 1];
		edgesAt = new int[origins.length];
	}

	NavMesh build() {
		addFaces();
		groupByOrigin();
		linkTwins();
		cutWalls();
		xy = new double[2 * vertexCount];
		leaving = new int[vertexCount];
		for (int vertex = 0; vertex < vertexCount; vertex++) {
			xy[2 * vertex] = polygons.x(vertex);
			xy[2 * vertex + 1] = polygons.y(vertex);
		}
		separateParts();
		return new NavMesh(Arrays.copyOf(xy, 2 * vertexCount), firstEdges, origins, twins, faces, terrains,
				Arrays.copyOf(leaving, vertexCount));
	}

	private void addFaces() {
		for (int face = 0; face < terrains.length; face++) {
			int first = firstEdges[face];
			int size = firstEdges[face + 1] - first;
			boolean clockwise = isClockwise(face, size);
			for (int i = 0; i < size; i++) {
				origins[first + i] = polygons.vertex(face, clockwise ? i : size - 1 - i);
				faces[first + i] = face;
			}
		}
	}

	/**
	 * Returns whether the vertices of a face are in clockwise order. The turn at the leftmost vertex decides. Of several
	 * leftmost vertices, takes the uppermost.
	 */
	private boolean isClockwise(int face, int size) {
		int least = 0;
		for (int i = 1; i < size; i++) {
			double x = x(face, i);
			double leastX = x(face, least);
			least = x < leastX || x == leastX && y(face, i) < y(face, least) ? i : least;
		}
		int before = (least + size - 1) % size;
		int after = (least + 1) % size;
		return Predicates.side(x(face, before), y(face, before), x(face, least), y(face, least), x(face, after),
				y(face, after)) >= 0;
	}

	private double x(int face, int i) {
		return polygons.x(polygons.vertex(face, i));
	}

	private double y(int face, int i) {
		return polygons.y(polygons.vertex(face, i));
	}

	/** Sorts the half-edges by the vertex where they begin, then by the vertex where they end. */
	private void groupByOrigin() {
		int[] byTarget = new int[origins.length];
		int[] ends = new int[vertexCount + 1];
		for (int edge = 0; edge < origins.length; edge++) {
			firstAt[origins[edge] + 1]++;
			ends[target(edge) + 1]++;
		}
		for (int vertex = 0; vertex < vertexCount; vertex++) {
			firstAt[vertex + 1] += firstAt[vertex];
			ends[vertex + 1] += ends[vertex];
		}
		for (int edge = 0; edge < origins.length; edge++) {
			byTarget[ends[target(edge)]++] = edge;
		}
		int[] used = Arrays.copyOf(firstAt, vertexCount);
		for (int edge : byTarget) {
			edgesAt[used[origins[edge]]++] = edge;
		}
	}

	private void linkTwins() {
		Arrays.fill(twins, NavMesh.NONE);
		for (int edge = 0; edge < origins.length; edge++) {
			if (find(origins[edge], target(edge)) != edge) {
				throw new MeshException("two polygons lie on the same side of an edge", middle(edge));
			}
			twins[edge] = find(target(edge), origins[edge]);
		}
	}

	/**
	 * Returns the half-edge that leads from one vertex to another, or {@link NavMesh#NONE} if there is none. Of several
	 * half-edges between the same vertices, returns the first in {@link #edgesAt}.
	 */
	private int find(int from, int to) {
		int low = firstAt[from];
		int high = firstAt[from + 1];
		while (low < high) {
			int middle = (low + high) >>> 1;
			if (target(edgesAt[middle]) < to) {
				low = middle + 1;
			} else {
				high = middle;
			}
		}
		return low < firstAt[from + 1] && target(edgesAt[low]) == to ? edgesAt[low] : NavMesh.NONE;
	}

	/**
	 * Makes walls of the edges that {@link PolygonMesh} declares to be walls: both half-edges of such an edge lose their twins.
	 */
	private void cutWalls() {
		for (int wall = 0; wall < polygons.wallCount(); wall++) {
			int edge = find(polygons.wallFrom(wall), polygons.wallTo(wall));
			if (edge != NavMesh.NONE && twins[edge] != NavMesh.NONE) {
				twins[twins[edge]] = NavMesh.NONE;
				twins[edge] = NavMesh.NONE;
			}
		}
	}

	private int next(int edge) {
		int face = faces[edge];
		return edge + 1 == firstEdges[face + 1] ? firstEdges[face] : edge + 1;
	}

	private int previous(int edge) {
		int face = faces[edge];
		return edge == firstEdges[face] ? firstEdges[face + 1] - 1 : edge - 1;
	}

	private int target(int edge) {
		return origins[next(edge)];
	}

	private Point middle(int edge) {
		int a = origins[edge];
		int b = target(edge);
		return new Point((polygons.x(a) + polygons.x(b)) / 2, (polygons.y(a) + polygons.y(b)) / 2);
	}

	/**
	 * Duplicates vertices where several parts of the mesh meet only at a point. Each part then has a vertex of its own. Units
	 * cannot walk from part to part there.
	 */
	private void separateParts() {
		Arrays.fill(leaving, NavMesh.NONE);
		boolean[] seen = new boolean[origins.length];
		int given = vertexCount;
		for (int vertex = 0; vertex < given; vertex++) {
			for (int i = firstAt[vertex]; i < firstAt[vertex + 1]; i++) {
				if (!seen[edgesAt[i]]) {
					int own = leaving[vertex] == NavMesh.NONE ? vertex : addVertex(vertex);
					leaving[own] = walkAround(own, edgesAt[i], seen);
				}
			}
		}
	}

	private int addVertex(int copied) {
		if (vertexCount == leaving.length) {
			xy = Arrays.copyOf(xy, 4 * vertexCount + 16);
			leaving = Arrays.copyOf(leaving, 2 * vertexCount + 8);
			Arrays.fill(leaving, vertexCount, leaving.length, NavMesh.NONE);
		}
		xy[2 * vertexCount] = xy[2 * copied];
		xy[2 * vertexCount + 1] = xy[2 * copied + 1];
		return vertexCount++;
	}

	/**
	 * Makes {@code vertex} the origin of the half-edges that begin at a place, in one part of the mesh. Walks around the place
	 * from face to face. The walk stays in this part, because it crosses portals only. Returns a half-edge that begins at the
	 * place: a wall if the part has a wall there.
	 *
	 * @param start the half-edge with which the walk begins
	 * @param seen the visited half-edges, indexed by half-edge. This method sets entries to true
	 */
	private int walkAround(int vertex, int start, boolean[] seen) {
		int first = start;
		while (twins[first] != NavMesh.NONE && next(twins[first]) != start) {
			first = next(twins[first]);
		}
		int edge = first;
		while (edge != NavMesh.NONE && !seen[edge]) {
			seen[edge] = true;
			origins[edge] = vertex;
			edge = twins[previous(edge)];
		}
		return first;
	}
}
