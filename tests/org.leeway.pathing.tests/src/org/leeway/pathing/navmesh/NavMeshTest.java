package org.leeway.pathing.navmesh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.testing.MeshScenes;

class NavMeshTest {

	private static final PolygonMesh TWO_SQUARES = PolygonMesh.parse("""
			v 0 0
			v 1 0
			v 1 1
			v 0 1
			v 2 0
			v 2 1
			t 3
			p 0 1 2 3
			t -1
			p 2 5 4 1
			""");

	private static NavMesh cells(String... rows) {
		boolean[][] free = new boolean[rows.length][];
		for (int y = 0; y < rows.length; y++) {
			free[y] = new boolean[rows[y].length()];
			for (int x = 0; x < free[y].length; x++) {
				free[y][x] = rows[y].charAt(x) == '.';
			}
		}
		return NavMesh.of(new MeshScenes(0).cells(free));
	}

	/**
	 * Returns the half-edge between two vertices.
	 *
	 * @param ax x of the first vertex
	 * @param ay y of the first vertex
	 * @param bx x of the second vertex
	 * @param by y of the second vertex
	 */
	private static int edge(NavMesh mesh, double ax, double ay, double bx, double by) {
		return IntStream.range(0, mesh.edgeCount())
				.filter(edge -> mesh.point(mesh.origin(edge)).equals(new Point(ax, ay))
						&& mesh.point(mesh.target(edge)).equals(new Point(bx, by)))
				.findFirst().orElseThrow();
	}

	private static int[] verticesAt(NavMesh mesh, double x, double y) {
		return IntStream.range(0, mesh.vertexCount()).filter(i -> mesh.point(i).equals(new Point(x, y))).toArray();
	}

	@Test
	void connectsPolygonsOfEitherSense() {
		NavMesh mesh = NavMesh.of(TWO_SQUARES);
		assertEquals(2, mesh.faceCount());
		assertEquals(8, mesh.edgeCount());
		assertEquals(6, mesh.vertexCount());
		assertEquals(4, mesh.size(1));
		assertEquals(3, mesh.terrain(0));
		assertEquals(NavMesh.NONE, mesh.terrain(1));
		int portal = edge(mesh, 1, 0, 1, 1);
		assertEquals(edge(mesh, 1, 1, 1, 0), mesh.twin(portal));
		assertEquals(0, mesh.face(portal));
		assertEquals(1, mesh.face(mesh.twin(portal)));
		assertFalse(mesh.isWall(portal));
		int wall = edge(mesh, 0, 0, 1, 0);
		assertTrue(mesh.isWall(wall));
		assertEquals(edge(mesh, 1, 0, 2, 0), mesh.wallAfter(wall));
		assertEquals(wall, mesh.wallBefore(edge(mesh, 1, 0, 2, 0)));
		assertEquals(0, IntStream.range(0, 6).filter(mesh::isCorner).count());
	}

	@Test
	void anEmptyMeshHasNothing() {
		assertEquals(0, NavMesh.EMPTY.faceCount() + NavMesh.EMPTY.edgeCount() + NavMesh.EMPTY.vertexCount());
		assertEquals(NavMesh.NONE, NavMesh.EMPTY.locate(0, 0));
		NavMesh loose = NavMesh.of(PolygonMesh.of(new double[] { 1, 2 }, List.of()));
		assertEquals(NavMesh.NONE, loose.leaving(0));
		assertFalse(loose.isOnWall(0) || loose.isCorner(0));
	}

	@Test
	void cornersAreWhereTheFreeAngleIsMoreThanHalfATurn() {
		NavMesh mesh = cells("...", ".#.", "..#");
		assertEquals(1, verticesAt(mesh, 1, 1).length);
		assertTrue(mesh.isCorner(verticesAt(mesh, 1, 1)[0]));
		assertTrue(mesh.isCorner(verticesAt(mesh, 2, 1)[0]));
		assertTrue(mesh.isCorner(verticesAt(mesh, 1, 2)[0]));
		assertFalse(mesh.isCorner(verticesAt(mesh, 0, 0)[0]));
		assertFalse(mesh.isCorner(verticesAt(mesh, 1, 0)[0]), "straight");
	}

	@Test
	void partsThatTouchAtAPointHaveVerticesOfTheirOwn() {
		NavMesh mesh = cells("...", ".#.", "..#");
		int[] touching = verticesAt(mesh, 2, 2);
		assertEquals(2, touching.length);
		assertTrue(Arrays.stream(touching).allMatch(mesh::isOnWall));
		assertFalse(mesh.isCorner(touching[0]) || mesh.isCorner(touching[1]));
		for (int vertex : touching) {
			int leaving = mesh.leaving(vertex);
			assertEquals(vertex, mesh.target(mesh.wallBefore(leaving)));
		}
		NavMesh star = NavMesh.of(PolygonMesh.parse("""
				v 0 0
				v 1 1
				v -1 1
				v 1 -1
				v -1 -1
				p 0 1 2
				p 0 3 4
				"""));
		assertEquals(2, verticesAt(star, 0, 0).length);
	}

	@Test
	void aWallBetweenPolygonsHasAVertexOnEachSide() {
		NavMesh mesh = NavMesh.of(PolygonMesh.parse(TWO_SQUARES.format() + "w 2 1\nw 0 2\n"));
		assertTrue(mesh.isWall(edge(mesh, 1, 0, 1, 1)) && mesh.isWall(edge(mesh, 1, 1, 1, 0)));
		assertEquals(8, mesh.vertexCount());
		NavMesh slit = NavMesh.of(PolygonMesh.parse(new MeshScenes(0)
				.cells(new boolean[][] { { true, true }, { true, true } }).format().concat("w 1 2\n")));
		int[] tips = IntStream.range(0, slit.vertexCount()).filter(slit::isCorner).toArray();
		assertEquals(1, tips.length);
		assertArrayEquals(tips, verticesAt(slit, 1, 1));
		assertEquals(slit.twin(slit.leaving(tips[0])), NavMesh.NONE);
	}

	@Test
	void findsFacesAtAPlace() {
		NavMesh mesh = cells("...", ".#.");
		assertEquals(mesh.face(edge(mesh, 1, 0, 2, 0)), mesh.locate(1.5, 0.5));
		assertNotEquals(NavMesh.NONE, mesh.locate(1, 1));
		assertNotEquals(NavMesh.NONE, mesh.locate(3, 2));
		assertEquals(NavMesh.NONE, mesh.locate(1.5, 1.5));
		assertEquals(NavMesh.NONE, mesh.locate(-1e-300, 0.5));
		assertEquals(NavMesh.NONE, mesh.locate(Double.MAX_VALUE, -Double.MAX_VALUE));
		List<Integer> near = new ArrayList<>();
		mesh.index().eachIn(new Envelope(1.2, 0.2, 2.5, 0.5), near::add);
		assertEquals(2, near.size());
	}

	@Test
	void randomMeshesAreConsistent() {
		for (int seed = 0; seed < 2000; seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			PolygonMesh polygons = scenes.any();
			NavMesh mesh = NavMesh.of(polygons);
			String message = "seed " + seed;
			int[] uses = new int[mesh.vertexCount()];
			for (int edge = 0; edge < mesh.edgeCount(); edge++) {
				checkEdge(mesh, edge, message);
				uses[mesh.origin(edge)]++;
			}
			for (int vertex = 0; vertex < uses.length; vertex++) {
				assertEquals(uses[vertex], around(mesh, vertex), message);
			}
			for (int face = 0; face < mesh.faceCount(); face++) {
				assertEquals(polygons.terrain(face), mesh.terrain(face), message);
				assertEquals(polygons.size(face), mesh.size(face), message);
				Point inside = scenes.inside(mesh, face);
				assertNotEquals(NavMesh.NONE, mesh.locate(inside.x(), inside.y()), message);
			}
		}
	}

	private static void checkEdge(NavMesh mesh, int edge, String message) {
		assertEquals(edge, mesh.previous(mesh.next(edge)), message);
		assertEquals(mesh.face(edge), mesh.face(mesh.next(edge)), message);
		assertEquals(mesh.target(edge), mesh.origin(mesh.next(edge)), message);
		int twin = mesh.twin(edge);
		if (twin == NavMesh.NONE) {
			assertEquals(edge, mesh.wallBefore(mesh.wallAfter(edge)), message);
			assertEquals(mesh.target(edge), mesh.origin(mesh.wallAfter(edge)), message);
			assertEquals(edge, mesh.leaving(mesh.origin(edge)), message);
			assertTrue(mesh.isOnWall(mesh.origin(edge)) && mesh.isOnWall(mesh.target(edge)), message);
		} else {
			assertEquals(edge, mesh.twin(twin), message);
			assertEquals(mesh.origin(edge), mesh.target(twin), message);
			assertEquals(mesh.target(edge), mesh.origin(twin), message);
			assertNotEquals(mesh.face(edge), mesh.face(twin), message);
		}
		for (int other = mesh.next(mesh.next(edge)); other != edge; other = mesh.next(other)) {
			assertTrue(depth(mesh, edge, mesh.point(mesh.origin(other))) > -1e-9, message);
		}
	}

	/**
	 * Returns the distance of a place from the straight line through a half-edge. Positive to the right of the half-edge,
	 * negative to its left.
	 */
	private static double depth(NavMesh mesh, int edge, Point p) {
		Point a = mesh.point(mesh.origin(edge));
		Point b = mesh.point(mesh.target(edge));
		return ((b.x() - a.x()) * (p.y() - a.y()) - (b.y() - a.y()) * (p.x() - a.x())) / a.distance(b);
	}

	/** Returns the number of half-edges that begin at a vertex. Counts them on a walk around the vertex. */
	private static int around(NavMesh mesh, int vertex) {
		int count = 0;
		int first = mesh.leaving(vertex);
		for (int edge = first; edge != NavMesh.NONE;) {
			assertEquals(vertex, mesh.origin(edge));
			count++;
			edge = mesh.twin(mesh.previous(edge));
			edge = edge == first ? NavMesh.NONE : edge;
		}
		return count;
	}

	@Test
	void findsTheFacesOfAllPlacesThatANaiveSearchFinds() {
		for (int seed = 0; seed < 300; seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			NavMesh mesh = NavMesh.of(scenes.any());
			for (int i = 0; i < 20; i++) {
				Point place = scenes.place(mesh);
				long expected = IntStream.range(0, mesh.faceCount()).filter(face -> contains(mesh, face, place)).count();
				int found = mesh.locate(place.x(), place.y());
				assertEquals(expected > 0, found != NavMesh.NONE, "seed " + seed + " " + place);
				assertTrue(found == NavMesh.NONE || contains(mesh, found, place), "seed " + seed + " " + place);
			}
		}
	}

	private static boolean contains(NavMesh mesh, int face, Point p) {
		return IntStream.range(mesh.firstEdge(face), mesh.firstEdge(face) + mesh.size(face))
				.allMatch(edge -> Predicates.side(mesh.x(mesh.origin(edge)), mesh.y(mesh.origin(edge)),
						mesh.x(mesh.target(edge)), mesh.y(mesh.target(edge)), p.x(), p.y()) >= 0);
	}

	@Test
	void largeMeshesOfAnyShapeTakeNoLonger() {
		int n = 40_000;
		NavMesh fan = NavMesh.of(fan(n, 1));
		assertEquals(n, fan.faceCount());
		assertEquals(n + 1, fan.vertexCount());
		assertNotEquals(NavMesh.NONE, fan.locate(0, 0));
		NavMesh sun = NavMesh.of(fan(n, 2));
		assertEquals(n / 2, sun.faceCount());
		assertEquals(n / 2, verticesAt(sun, 0, 0).length);
		NavMesh rings = NavMesh.of(ring(n));
		assertEquals(n + 3 * n / 2, rings.edgeCount());
		NavMesh comb = NavMesh.of(needles(n / 2));
		assertEquals(n / 2, comb.faceCount());
		assertNotEquals(NavMesh.NONE, comb.locate(0, 0));
	}

	/**
	 * Returns a mesh of triangles around a common vertex. If {@code step} is 1, all n triangles are there. If {@code step} is 2,
	 * every second triangle is missing.
	 */
	private static PolygonMesh fan(int n, int step) {
		double[] xy = new double[2 * n + 2];
		List<int[]> polygons = new ArrayList<>();
		for (int i = 0; i < n; i++) {
			xy[2 * i] = 100 * Math.cos(2 * Math.PI * i / n);
			xy[2 * i + 1] = 100 * Math.sin(2 * Math.PI * i / n);
			if (i % step == 0) {
				polygons.add(new int[] { i, (i + 1) % n, n });
			}
		}
		return PolygonMesh.of(xy, polygons);
	}

	/** Returns a mesh: a regular polygon of n vertices, with a triangle outside of every second edge. */
	private static PolygonMesh ring(int n) {
		double[] xy = new double[3 * n];
		List<int[]> polygons = new ArrayList<>();
		polygons.add(IntStream.range(0, n).toArray());
		for (int i = 0; i < n; i++) {
			xy[2 * i] = 1000 * Math.cos(2 * Math.PI * i / n);
			xy[2 * i + 1] = 1000 * Math.sin(2 * Math.PI * i / n);
			if (i % 2 == 0) {
				xy[2 * n + i] = 1001 * Math.cos(2 * Math.PI * (i + 0.5) / n);
				xy[2 * n + i + 1] = 1001 * Math.sin(2 * Math.PI * (i + 0.5) / n);
				polygons.add(new int[] { i, i + 1, n + i / 2 });
			}
		}
		return PolygonMesh.of(xy, polygons);
	}

	/** Returns long thin triangles above each other, without contact. */
	private static PolygonMesh needles(int n) {
		double[] xy = new double[6 * n];
		List<int[]> polygons = new ArrayList<>();
		for (int i = 0; i < n; i++) {
			double y = i / (double) n;
			double[] needle = { 0, y, 1000, y + 0.5 / n, 0, y + 0.7 / n };
			System.arraycopy(needle, 0, xy, 6 * i, 6);
			polygons.add(new int[] { 3 * i, 3 * i + 1, 3 * i + 2 });
		}
		return PolygonMesh.of(xy, polygons);
	}
}
