package org.leeway.pathing.navmesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Point;

class MeshEditsTest {

	/** Two triangles on the left, a square on the right. */
	private static final PolygonMesh ROOM = PolygonMesh.parse("""
			v 0 0
			v 4 0
			v 4 4
			v 0 4
			v 8 0
			v 8 4
			t 2
			p 0 1 2
			p 0 2 3
			p 1 4 5 2
			""");

	@Test
	void aVertexMovesUntilAPolygonIsNotConvex() {
		assertEquals(ROOM.format().replace("v 4 0", "v 3 -1"), MeshEdits.moveVertex(ROOM, 1, 3, -1).format());
		assertRefused("a polygon is not convex at 8,4", () -> MeshEdits.moveVertex(ROOM, 2, 9, 4));
		assertRefused("a polygon is not convex at 4,4", () -> MeshEdits.moveVertex(ROOM, 3, 2, 2));
	}

	@Test
	void aVertexOnAnEdgeSplitsThePolygonsOnBothSides() {
		PolygonMesh split = MeshEdits.splitEdge(ROOM, 2, 1, 4, 1);
		assertEquals("[0, 1, 6, 2] [0, 2, 3] [1, 4, 5, 2, 6]", rings(split));
		assertEquals(new Point(4, 1), NavMesh.of(split).point(6));
		assertEquals("[0, 1, 2] [0, 2, 3, 6] [1, 4, 5, 2]", rings(MeshEdits.splitEdge(ROOM, 0, 3, 0, 2)));
		assertRefused("a polygon is not convex at 5,1", () -> MeshEdits.splitEdge(ROOM, 1, 2, 5, 1));
	}

	@Test
	void aVertexInAPolygonIsJoinedToItsCorners() {
		assertEquals("[0, 1, 2] [0, 2, 3] [1, 4, 6] [4, 5, 6] [5, 2, 6] [2, 1, 6]",
				rings(MeshEdits.insertVertex(ROOM, 2, 5, 1)));
		assertRefused("the place is not inside the polygon at 4,1", () -> MeshEdits.insertVertex(ROOM, 2, 4, 1));
	}

	@Test
	void aPolygonIsSplitBetweenTwoOfItsVertices() {
		assertEquals("[0, 1, 2] [0, 2, 3] [1, 4, 5] [5, 2, 1]", rings(MeshEdits.splitPolygon(ROOM, 2, 1, 5)));
		assertRefused("the vertices have an edge already at 6,4", () -> MeshEdits.splitPolygon(ROOM, 2, 2, 5));
		PolygonMesh straight = MeshEdits.splitEdge(ROOM, 1, 4, 6, 0);
		assertRefused("a polygon is not convex at 8,0", () -> MeshEdits.splitPolygon(straight, 2, 1, 4));
	}

	@Test
	void aCutSplitsEdgesAndThePolygonBetweenThem() {
		MeshElement corner = new MeshElement.Vertex(4);
		MeshElement edge = new MeshElement.Edge(2, 1);
		Point place = new Point(4, 3);
		assertEquals("[0, 1, 6, 2] [0, 2, 3] [4, 5, 2, 6] [6, 1, 4]",
				rings(MeshEdits.cut(ROOM, corner, place, edge, place)));
		assertEquals("[0, 1, 6, 2] [0, 2, 3] [6, 1, 4, 7] [7, 5, 2, 6]",
				rings(MeshEdits.cut(ROOM, edge, place, new MeshElement.Edge(4, 5), new Point(8, 1))));
		assertRefused("the ends do not belong to one polygon at 4,3",
				() -> MeshEdits.cut(ROOM, new MeshElement.Vertex(3), place, edge, place));
		assertRefused("a cut must end at another vertex or edge of the polygon at 4,3",
				() -> MeshEdits.cut(ROOM, corner, place, new MeshElement.Face(2), place));
		assertRefused("a cut must end at another vertex or edge of the polygon at 4,3",
				() -> MeshEdits.cut(ROOM, edge, place, edge, place));
		assertRefused("the vertices have an edge already at 4,2",
				() -> MeshEdits.cut(ROOM, new MeshElement.Vertex(1), place, new MeshElement.Vertex(2), place));
	}

	@Test
	void aNewVertexOnAnEdgePrefersCornersOfCells() {
		assertEquals(new Point(4, 3), MeshEdits.onEdge(ROOM, 1, 2, new Point(4.4, 2.7)));
		assertEquals(new Point(2, 2), MeshEdits.onEdge(ROOM, 0, 2, new Point(2.2, 2.3)));
		PolygonMesh slope = PolygonMesh.parse("v 0 0\nv 3 1\nv 0 4\np 0 1 2");
		Point on = MeshEdits.onEdge(slope, 0, 1, new Point(1, 0.5));
		assertEquals(0, on.x() - 3 * on.y(), 1e-12);
		assertEquals(1.05, on.x(), 1e-12);
	}

	@Test
	void theMeshOfPolygonsGivesThePolygonsBack() {
		for (int seed = 0; seed < 300; seed++) {
			PolygonMesh mesh = RandomMeshes.mesh(new Random(seed));
			NavMesh before = NavMesh.of(mesh);
			NavMesh after = NavMesh.of(MeshEdits.of(before));
			assertEquals(MeshStatistics.of(before), MeshStatistics.of(after), "seed " + seed);
			for (int edge = 0; edge < before.edgeCount(); edge++) {
				assertEquals(before.twin(edge), after.twin(edge), "seed " + seed);
				assertEquals(before.point(before.origin(edge)), after.point(after.origin(edge)), "seed " + seed);
			}
		}
	}

	@Test
	void anEdgeBetweenTwoTrianglesIsFlipped() {
		assertEquals("[1, 3, 0] [1, 3, 2] [1, 4, 5, 2]", rings(MeshEdits.flipEdge(ROOM, 0, 2)));
		assertRefused("the edge is not between two triangles at 4,2", () -> MeshEdits.flipEdge(ROOM, 2, 1));
		assertRefused("the edge is a wall at 0,2", () -> MeshEdits.flipEdge(ROOM, 3, 0));
		PolygonMesh arrow = MeshEdits.moveVertex(ROOM, 3, -3, -2);
		assertRefused("the triangles do not form a convex polygon at 2,2", () -> MeshEdits.flipEdge(arrow, 0, 2));
	}

	@Test
	void polygonsBesideADeletedEdgeAreJoined() {
		PolygonMesh squares = MeshEdits.deleteEdge(ROOM, 0, 2);
		assertEquals("[0, 1, 2, 3] [1, 4, 5, 2]", rings(squares));
		assertEquals("[0, 1, 4, 5, 2, 3]", rings(MeshEdits.deleteEdge(squares, 1, 2)));
		assertRefused("a polygon is not convex at 4,4", () -> MeshEdits.deleteEdge(
				MeshEdits.moveVertex(squares, 5, 8, 5), 1, 2));
		assertRefused("the edge is a wall at 6,0", () -> MeshEdits.deleteEdge(ROOM, 4, 1));
		assertRefused("the polygons have different terrains at 4,2",
				() -> MeshEdits.deleteEdge(MeshEdits.setTerrain(ROOM, 2, 7), 1, 2));
	}

	@Test
	void aDeletedVertexLeavesFewPolygons() {
		PolygonMesh star = MeshEdits.insertVertex(ROOM, 2, 5, 1);
		assertEquals("[0, 1, 2] [0, 2, 3] [1, 4, 5, 2]", rings(MeshEdits.deleteVertex(star, 6)));
		assertEquals(6, MeshEdits.deleteVertex(star, 6).vertexCount(), "no vertex is left over");
		assertEquals("[0, 1, 2] [3, 4, 1, 0]", rings(MeshEdits.deleteVertex(ROOM, 1)));
	}

	@Test
	void aWallBetweenPolygonsIsBuiltAndOpened() {
		PolygonMesh walled = MeshEdits.setWall(ROOM, 2, 1, true);
		assertEquals(ROOM.format() + "w 1 2\n", walled.format());
		assertEquals(ROOM, MeshEdits.setWall(walled, 1, 2, false));
		assertEquals(ROOM.format().replace("t 2", "v 4 3\nt 2").replace("0 1 2\n", "0 1 6 2\n").replace("5 2\n", "5 2 6\n")
				+ "w 1 6\nw 2 6\n", MeshEdits.splitEdge(walled, 1, 2, 4, 3).format());
		assertRefused("only one polygon has the edge, so it stays a wall at 2,0", () -> MeshEdits.setWall(ROOM, 0, 1, true));
		assertRefused("the edge is a wall at 4,2", () -> MeshEdits.deleteEdge(walled, 1, 2));
		assertRefused("a wall between two polygons ends there at 4,4", () -> MeshEdits.deleteVertex(walled, 2));
		assertEquals(0, MeshEdits.deletePolygon(walled, 2).wallCount());
	}

	@Test
	void aDeletedPolygonTakesItsVerticesAlong() {
		assertEquals("v 0 0\nv 4 0\nv 4 4\nv 0 4\nt 2\np 0 1 2\np 0 2 3\n", MeshEdits.deletePolygon(ROOM, 2).format());
	}

	/** Each edit gives a valid mesh of the expected area, or throws an exception that names a place. */
	@Test
	void everyEditOfARandomMeshIsValidOrRefused() {
		int[] done = new int[9];
		int[] refused = new int[9];
		for (int seed = 0; seed < 200; seed++) {
			Random random = new Random(seed);
			PolygonMesh mesh = RandomMeshes.mesh(random);
			NavMesh.of(mesh);
			for (int step = 0; step < 40 && mesh.polygonCount() > 0; step++) {
				String place = "seed " + seed + ", step " + step;
				int kind = random.nextInt(done.length);
				try {
					PolygonMesh edited = edit(kind, mesh, random);
					NavMesh.of(edited);
					checkArea(kind, mesh, edited, place);
					checkNoOverlap(edited, random, place);
					mesh = edited;
					done[kind]++;
				} catch (MeshException refusal) {
					assertTrue(refusal.getMessage().endsWith(" at " + refusal.place()), place);
					refused[kind]++;
				}
			}
		}
		for (int kind = 0; kind < done.length; kind++) {
			assertTrue(done[kind] > 50, "edits of kind " + kind + ": " + Arrays.toString(done));
		}
		assertTrue(Arrays.stream(refused).sum() > 1000, Arrays.toString(refused));
	}

	private static PolygonMesh edit(int kind, PolygonMesh mesh, Random random) {
		int polygon = random.nextInt(mesh.polygonCount());
		int[] ring = mesh.polygon(polygon);
		int i = random.nextInt(ring.length);
		int a = ring[i];
		int b = ring[(i + 1) % ring.length];
		return switch (kind) {
		case 0 -> MeshEdits.moveVertex(mesh, a, mesh.x(a) + random.nextGaussian() / 3, mesh.y(a) + random.nextGaussian() / 3);
		case 1 -> MeshEdits.splitEdge(mesh, a, b, (mesh.x(a) + mesh.x(b)) / 2, (mesh.y(a) + mesh.y(b)) / 2);
		case 2 -> MeshEdits.insertVertex(mesh, polygon, middle(mesh, ring, true), middle(mesh, ring, false));
		case 3 -> MeshEdits.splitPolygon(mesh, polygon, a, ring[(i + 2) % ring.length]);
		case 4 -> MeshEdits.flipEdge(mesh, a, b);
		case 5 -> MeshEdits.deleteEdge(mesh, a, b);
		case 6 -> MeshEdits.deleteVertex(mesh, a);
		case 7 -> random.nextInt(8) == 0 ? MeshEdits.deletePolygon(mesh, polygon) : MeshEdits.setTerrain(mesh, polygon, 3);
		default -> MeshEdits.setWall(mesh, b, a, random.nextBoolean());
		};
	}

	private static double middle(PolygonMesh mesh, int[] ring, boolean x) {
		return Arrays.stream(ring).mapToDouble(vertex -> x ? mesh.x(vertex) : mesh.y(vertex)).average().orElseThrow();
	}

	/** Checks that splitting, joining and flipping keep the area of each terrain, and so the whole area. */
	private static void checkArea(int kind, PolygonMesh mesh, PolygonMesh edited, String place) {
		if (kind == 6 || kind == 0 || kind == 7) {
			return;
		}
		for (int terrain = NavMesh.NONE; terrain < 4; terrain++) {
			assertEquals(area(mesh, terrain), area(edited, terrain), 1e-9, place);
		}
	}

	private static double area(PolygonMesh mesh, int terrain) {
		double area = 0;
		for (int polygon = 0; polygon < mesh.polygonCount(); polygon++) {
			area += mesh.terrain(polygon) == terrain ? Math.abs(area(mesh, mesh.polygon(polygon))) : 0;
		}
		return area;
	}

	private static double area(PolygonMesh mesh, int[] ring) {
		double doubled = 0;
		for (int i = 0; i < ring.length; i++) {
			int next = ring[(i + 1) % ring.length];
			doubled += mesh.x(ring[i]) * mesh.y(next) - mesh.x(next) * mesh.y(ring[i]);
		}
		return doubled / 2;
	}

	private static void checkNoOverlap(PolygonMesh mesh, Random random, String place) {
		for (int i = 0; i < 30; i++) {
			double x = random.nextDouble() * 8 - 1;
			double y = random.nextDouble() * 8 - 1;
			long covering = 0;
			for (int polygon = 0; polygon < mesh.polygonCount(); polygon++) {
				covering += contains(mesh, mesh.polygon(polygon), x, y) ? 1 : 0;
			}
			assertTrue(covering <= 1, place + " at " + x + "," + y);
		}
	}

	private static boolean contains(PolygonMesh mesh, int[] ring, double x, double y) {
		boolean inside = false;
		for (int i = 0; i < ring.length; i++) {
			int a = ring[i];
			int b = ring[(i + 1) % ring.length];
			if (mesh.y(a) > y != mesh.y(b) > y
					&& x < mesh.x(a) + (y - mesh.y(a)) / (mesh.y(b) - mesh.y(a)) * (mesh.x(b) - mesh.x(a))) {
				inside = !inside;
			}
		}
		return inside;
	}

	/**
	 * An edit checks only polygons near the changed vertex. The edit is refused if and only if a check of the whole mesh
	 * fails.
	 */
	@Test
	void aMoveIsRefusedOnlyIfTheWholeMeshWouldBeWrong() {
		int refused = 0;
		for (int seed = 0; seed < 2000; seed++) {
			Random random = new Random(seed);
			PolygonMesh mesh = RandomMeshes.mesh(random);
			int vertex = mesh.vertex(random.nextInt(mesh.polygonCount()), 0);
			double[] xy = new double[2 * mesh.vertexCount()];
			List<int[]> polygons = new ArrayList<>();
			short[] terrains = new short[mesh.polygonCount()];
			for (int i = 0; i < mesh.vertexCount(); i++) {
				xy[2 * i] = mesh.x(i);
				xy[2 * i + 1] = mesh.y(i);
			}
			for (int i = 0; i < terrains.length; i++) {
				polygons.add(mesh.polygon(i));
				terrains[i] = (short) mesh.terrain(i);
			}
			xy[2 * vertex] += random.nextGaussian();
			xy[2 * vertex + 1] += random.nextGaussian();
			PolygonMesh moved = PolygonMesh.of(xy, polygons, terrains, walls(mesh));
			if (isValid(moved)) {
				assertEquals(moved, MeshEdits.moveVertex(mesh, vertex, xy[2 * vertex], xy[2 * vertex + 1]), "seed " + seed);
			} else {
				assertThrows(MeshException.class,
						() -> MeshEdits.moveVertex(mesh, vertex, xy[2 * vertex], xy[2 * vertex + 1]), "seed " + seed);
				refused++;
			}
		}
		assertTrue(refused > 300 && refused < 1700, refused + " refused");
	}

	private static List<int[]> walls(PolygonMesh mesh) {
		List<int[]> walls = new ArrayList<>();
		for (int i = 0; i < mesh.wallCount(); i++) {
			walls.add(new int[] {mesh.wallFrom(i), mesh.wallTo(i)});
		}
		return walls;
	}

	private static boolean isValid(PolygonMesh mesh) {
		try {
			NavMesh.of(mesh);
			return true;
		} catch (MeshException invalid) {
			return false;
		}
	}

	private static String rings(PolygonMesh mesh) {
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < mesh.polygonCount(); i++) {
			text.append(i == 0 ? "" : " ").append(Arrays.toString(mesh.polygon(i)));
		}
		return text.toString();
	}

	private static void assertRefused(String message, Supplier<PolygonMesh> edit) {
		assertEquals(message, assertThrows(MeshException.class, edit::get).getMessage());
	}
}
