package org.leeway.pathing.navmesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.MeshElement.Edge;
import org.leeway.pathing.navmesh.MeshElement.Face;
import org.leeway.pathing.navmesh.MeshElement.Vertex;

class MeshElementTest {

	/**
	 * Returns two squares that share an edge, with or without a wall on the edge.
	 * <pre>
	 * 0--1--4
	 * |  |  |
	 * 3--2--5
	 * </pre>
	 */
	private static PolygonMesh squares(boolean isWalled) {
		double[] xy = {0, 0, 2, 0, 2, 2, 0, 2, 4, 0, 4, 2};
		return PolygonMesh.of(xy, List.of(new int[] {0, 1, 2, 3}, new int[] {1, 4, 5, 2}),
				new short[] {NavMesh.NONE, NavMesh.NONE}, isWalled ? List.of(new int[] {2, 1}) : List.of());
	}

	@Test
	void anEdgeOfTwoPolygonsIsSharedAndNoWallUnlessOneStandsThere() {
		assertTrue(new Edge(1, 2).isShared(squares(false)));
		assertFalse(new Edge(1, 2).isWall(squares(false)));
		assertTrue(new Edge(1, 2).isShared(squares(true)));
		assertTrue(new Edge(1, 2).isWall(squares(true)));
		assertTrue(new Edge(2, 1).isWall(squares(true)), "in either order");
	}

	@Test
	void theBorderIsAWall() {
		assertFalse(new Edge(0, 1).isShared(squares(false)));
		assertTrue(new Edge(0, 1).isWall(squares(false)));
	}

	@Test
	void outlinesAreThePlacesOfTheVertices() {
		PolygonMesh mesh = squares(false);
		assertEquals(List.of(new Point(4, 2)), new Vertex(5).outline(mesh));
		assertEquals(List.of(new Point(2, 0), new Point(4, 0)), new Edge(1, 4).outline(mesh));
		assertEquals(List.of(new Point(2, 0), new Point(4, 0), new Point(4, 2), new Point(2, 2)),
				new Face(1).outline(mesh));
		assertEquals(2, new Edge(1, 4).length(mesh));
	}

	@Test
	void aMovedVertexTakesThePolygonsAroundItAlong() {
		Point place = new Point(3, 1);
		assertEquals(List.of(List.of(new Point(0, 0), place, new Point(2, 2), new Point(0, 2)),
				List.of(place, new Point(4, 0), new Point(4, 2), new Point(2, 2))), new Vertex(1).moved(squares(false), place));
		assertEquals(List.of(List.of(new Point(2, 0), place, new Point(4, 2), new Point(2, 2))),
				new Vertex(4).moved(squares(false), place));
	}

	/**
	 * Each edge must say correctly whether two polygons share it, and whether it is a wall. An edge is a wall if only one
	 * polygon has it, or if the mesh lists it as a wall. The test counts the polygons of each edge.
	 */
	@Test
	void edgesAgreeWithACountOfSides() {
		for (int seed = 0; seed < 100; seed++) {
			PolygonMesh mesh = RandomMeshes.mesh(new Random(seed));
			Map<Set<Integer>, Integer> polygons = new HashMap<>();
			for (int polygon = 0; polygon < mesh.polygonCount(); polygon++) {
				for (int i = 0; i < mesh.size(polygon); i++) {
					polygons.merge(Set.of(mesh.vertex(polygon, i), mesh.vertex(polygon, (i + 1) % mesh.size(polygon))), 1,
							Integer::sum);
				}
			}
			Set<Set<Integer>> walls = new HashSet<>();
			for (int wall = 0; wall < mesh.wallCount(); wall++) {
				walls.add(Set.of(mesh.wallFrom(wall), mesh.wallTo(wall)));
			}
			String message = "seed " + seed;
			polygons.forEach((ends, count) -> {
				List<Integer> both = List.copyOf(ends);
				Edge edge = new Edge(both.get(0), both.get(1));
				assertEquals(count == 2, edge.isShared(mesh), message);
				assertEquals(count == 1 || walls.contains(ends), edge.isWall(mesh), message);
			});
		}
	}
}
