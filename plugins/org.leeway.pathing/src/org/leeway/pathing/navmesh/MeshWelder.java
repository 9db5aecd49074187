package org.leeway.pathing.navmesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A conversion of a {@link NavMesh} back into a {@link PolygonMesh}. Merges vertices at the same place. A wall between two
 * polygons stays a wall.
 */
final class MeshWelder {

	private record Place(double x, double y) {
	}

	private final NavMesh mesh;
	private final double[] xy;
	private final Map<Place, Integer> numbers = new HashMap<>();

	private MeshWelder(NavMesh mesh) {
		this.mesh = mesh;
		this.xy = new double[2 * mesh.vertexCount()];
	}

	static PolygonMesh polygons(NavMesh mesh) {
		return new MeshWelder(mesh).polygons();
	}

	private PolygonMesh polygons() {
		List<int[]> polygons = new ArrayList<>();
		short[] terrains = new short[mesh.faceCount()];
		for (int face = 0; face < terrains.length; face++) {
			terrains[face] = (short) mesh.terrain(face);
			int[] polygon = new int[mesh.size(face)];
			for (int i = 0; i < polygon.length; i++) {
				polygon[i] = number(mesh.origin(mesh.firstEdge(face) + i));
			}
			polygons.add(polygon);
		}
		return PolygonMesh.of(Arrays.copyOf(xy, 2 * numbers.size()), polygons, terrains, walls());
	}

	private int number(int vertex) {
		// adding 0 makes a negative zero positive
		Place place = new Place(mesh.x(vertex) + 0.0, mesh.y(vertex) + 0.0);
		int number = numbers.computeIfAbsent(place, key -> numbers.size());
		xy[2 * number] = place.x();
		xy[2 * number + 1] = place.y();
		return number;
	}

	private List<int[]> walls() {
		Set<List<Integer>> seen = new HashSet<>();
		List<int[]> walls = new ArrayList<>();
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			int from = number(mesh.origin(edge));
			int to = number(mesh.target(edge));
			if (mesh.isWall(edge) && seen.contains(List.of(to, from))) {
				walls.add(new int[] {Math.min(from, to), Math.max(from, to)});
			}
			if (mesh.isWall(edge)) {
				seen.add(List.of(from, to));
			}
		}
		return walls;
	}
}
