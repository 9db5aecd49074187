package org.leeway.pathing.navmesh;

import java.util.Arrays;

/**
 * The number of elements of each type in a mesh.
 *
 * @param vertices vertices of faces. Several vertices at the same place count separately
 * @param faces convex polygons
 * @param portals edges between two faces
 * @param walls half-edges without a twin. A wall between two faces counts twice
 * @param components connected parts: no portal leads from one part to another
 */
public record MeshStatistics(int vertices, int faces, int portals, int walls, int components) {

	/** Counts the elements of a mesh. */
	public static MeshStatistics of(NavMesh mesh) {
		int walls = 0;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			walls += mesh.isWall(edge) ? 1 : 0;
		}
		int vertices = 0;
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			vertices += mesh.leaving(vertex) == NavMesh.NONE ? 0 : 1;
		}
		return new MeshStatistics(vertices, mesh.faceCount(), (mesh.edgeCount() - walls) / 2, walls, components(mesh));
	}

	private static int components(NavMesh mesh) {
		boolean[] seen = new boolean[mesh.faceCount()];
		int[] open = new int[16];
		int count = 0;
		for (int start = 0; start < seen.length; start++) {
			int depth = 0;
			if (!seen[start]) {
				seen[start] = true;
				open[depth++] = start;
				count++;
			}
			while (depth > 0) {
				int face = open[--depth];
				for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
					int next = mesh.isWall(edge) ? face : mesh.face(mesh.twin(edge));
					if (!seen[next]) {
						seen[next] = true;
						open = depth < open.length ? open : Arrays.copyOf(open, 2 * depth);
						open[depth++] = next;
					}
				}
			}
		}
		return count;
	}
}
