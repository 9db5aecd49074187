package org.leeway.pathing.navmesh.generate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

/** Assertions that hold for every valid mesh. */
final class MeshChecks {

	private MeshChecks() {
	}

	/** Returns the faces of a mesh as polygons that share vertices. Also has the walls of the mesh that lie between two faces. */
	static PolygonMesh polygons(NavMesh mesh) {
		Map<Point, Integer> places = new HashMap<>();
		List<int[]> faces = new ArrayList<>();
		short[] terrains = new short[mesh.faceCount()];
		Map<List<Integer>, Integer> byEnds = new HashMap<>();
		for (int face = 0; face < mesh.faceCount(); face++) {
			int[] polygon = new int[mesh.size(face)];
			for (int i = 0; i < polygon.length; i++) {
				Point at = mesh.point(mesh.origin(mesh.firstEdge(face) + i));
				polygon[i] = places.computeIfAbsent(at, unknown -> places.size());
			}
			faces.add(polygon);
			terrains[face] = (short) mesh.terrain(face);
			for (int i = 0; i < polygon.length; i++) {
				byEnds.put(List.of(polygon[i], polygon[(i + 1) % polygon.length]), mesh.firstEdge(face) + i);
			}
		}
		List<int[]> walls = new ArrayList<>();
		byEnds.forEach((ends, edge) -> {
			if (mesh.isWall(edge) && byEnds.containsKey(ends.reversed())) {
				walls.add(new int[] {ends.get(0), ends.get(1)});
			}
		});
		double[] xy = new double[2 * places.size()];
		places.forEach((at, i) -> {
			xy[2 * i] = at.x();
			xy[2 * i + 1] = at.y();
		});
		return PolygonMesh.of(xy, faces, terrains, walls);
	}

	/**
	 * Asserts that the polygons of a mesh pass all checks for polygons of a file. Also asserts that all arrays of the mesh
	 * are consistent.
	 */
	static void assertValid(NavMesh mesh) {
		NavMesh rebuilt = NavMesh.of(polygons(mesh));
		assertEquals(rebuilt.toString(), mesh.toString());
		int[] vertices = new int[mesh.vertexCount()];
		Arrays.fill(vertices, NavMesh.NONE);
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			assertEquals(rebuilt.twin(edge), mesh.twin(edge), "twin");
			assertEquals(rebuilt.face(edge), mesh.face(edge), "face");
			int vertex = mesh.origin(edge);
			if (vertices[vertex] == NavMesh.NONE) {
				vertices[vertex] = rebuilt.origin(edge);
			}
			assertEquals(vertices[vertex], rebuilt.origin(edge), "parts of the mesh at a vertex");
		}
		for (int vertex = 0; vertex < vertices.length; vertex++) {
			assertEquals(vertex, mesh.origin(mesh.leaving(vertex)), "leaving");
			assertEquals(rebuilt.isOnWall(vertices[vertex]), mesh.isOnWall(vertex), "on a wall");
			assertEquals(rebuilt.isCorner(vertices[vertex]), mesh.isCorner(vertex), "corner");
		}
	}

	/** Checks that all numbers in the arrays of two meshes are equal. */
	static void assertSame(NavMesh expected, NavMesh actual) {
		assertEquals(expected.toString(), actual.toString());
		assertArrayEquals(numbers(expected), numbers(actual));
		for (int vertex = 0; vertex < expected.vertexCount(); vertex++) {
			assertTrue(expected.point(vertex).equals(actual.point(vertex)), "place of a vertex");
			assertEquals(expected.isCorner(vertex), actual.isCorner(vertex), "corner");
		}
	}

	private static int[] numbers(NavMesh mesh) {
		IntStream faces = IntStream.range(0, mesh.faceCount()).flatMap(i -> IntStream.of(mesh.firstEdge(i), mesh.terrain(i)));
		IntStream edges = IntStream.range(0, mesh.edgeCount())
				.flatMap(i -> IntStream.of(mesh.origin(i), mesh.twin(i), mesh.face(i)));
		IntStream vertices = IntStream.range(0, mesh.vertexCount()).map(mesh::leaving);
		return IntStream.concat(IntStream.concat(faces, edges), vertices).toArray();
	}

	static double area(NavMesh mesh, int face) {
		int first = mesh.firstEdge(face);
		Point a = mesh.point(mesh.origin(first));
		double twice = 0;
		for (int edge = first + 1; edge + 1 < mesh.firstEdge(face + 1); edge++) {
			Point b = mesh.point(mesh.origin(edge));
			Point c = mesh.point(mesh.target(edge));
			twice += (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
		}
		return twice / 2;
	}

	static double area(NavMesh mesh) {
		double area = 0;
		for (int face = 0; face < mesh.faceCount(); face++) {
			area += area(mesh, face);
		}
		return area;
	}

	/**
	 * Returns the connected component of each face, indexed by face. Portals connect the faces of a component. A component is
	 * given by its first face.
	 */
	static int[] components(NavMesh mesh) {
		int[] components = new int[mesh.faceCount()];
		Arrays.fill(components, NavMesh.NONE);
		int[] open = new int[mesh.faceCount()];
		for (int first = 0; first < components.length; first++) {
			int count = 0;
			if (components[first] == NavMesh.NONE) {
				components[first] = first;
				open[count++] = first;
			}
			while (count > 0) {
				int face = open[--count];
				for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
					int beyond = mesh.isWall(edge) ? NavMesh.NONE : mesh.face(mesh.twin(edge));
					if (beyond != NavMesh.NONE && components[beyond] == NavMesh.NONE) {
						components[beyond] = first;
						open[count++] = beyond;
					}
				}
			}
		}
		return components;
	}

	static long componentCount(NavMesh mesh) {
		return Arrays.stream(components(mesh)).distinct().count();
	}
}
